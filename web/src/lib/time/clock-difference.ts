/** Difference between the clocks of the server and the device, in a file of its own for the first view. */
export const clockDifference = {
  /** Milliseconds by which the server's clock is ahead, or 0 within the tolerance. */
  ms: 0,
  /** Called when it changes, and when the page is shown again. */
  listeners: new Set<() => void>(),
}
