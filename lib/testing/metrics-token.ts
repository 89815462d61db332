/** The METRICS_TOKEN of the tests. */
export const metricsToken = "token-of-whoever-runs-the-tests";
