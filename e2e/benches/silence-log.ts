// Imported first, before the log is set up: a measurement prints only its table, and log lines would be part
// of the measured time.
process.env.LOG_LEVEL ??= "silent";
