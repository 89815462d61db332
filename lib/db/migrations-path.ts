/** Where the migrations are, from the folder that the program is started in. */
export const migrationsPath = "prisma/migrations";
