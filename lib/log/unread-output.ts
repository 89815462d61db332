import "server-only";

/**
 * Lets this process go on when whoever reads its standard output or error ends (`npm start | tee`, a parent
 * that died): what it writes is dropped from then on. Without a listener a broken pipe (EPIPE) is an uncaught
 * exception, which Next reports on standard error, which breaks again: the server dies or spins at full load.
 * Any other error of a stream still ends the process.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
