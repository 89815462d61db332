/** Where the build puts the name of the release, relative to the program's folder. */
export const revisionFile = "generated/revision.txt";
