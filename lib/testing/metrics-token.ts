/** The operator's token in tests. */
export const metricsToken = "token-of-whoever-runs-the-tests";
