// Imported first, before the log is set up: what a measurement prints is its table, and lines of the log would be timed.
process.env.LOG_LEVEL ??= "silent";
