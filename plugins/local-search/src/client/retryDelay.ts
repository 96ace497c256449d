/** After this long, in milliseconds, what failed by chance may succeed. */
const RETRY_DELAY = 500;

/** Waits before code of the search is asked for once more. */
export function waitForRetry(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
}
