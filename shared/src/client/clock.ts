/**
 * Two clocks of a device, in milliseconds. Each can be wrong: the wall clock can be set, the monotonic
 * clock can pause during sleep.
 */
export interface Clock {
  /** Milliseconds since 1970; jumps when the device's time is changed. */
  wall: () => number
  /** Milliseconds from an arbitrary origin; never jumps, but may pause while the device sleeps. */
  steady: () => number
}

export const deviceClock: Clock = { wall: () => Date.now(), steady: () => performance.now() }

/**
 * Starts a countdown and returns a function for the remaining milliseconds. Uses whichever clock reports
 * less, so a clock error makes it expire early, never late.
 */
export function startCountdown(ms: number, clock: Clock): () => number {
  const wallEnd = clock.wall() + ms
  const steadyEnd = clock.steady() + ms
  return () => Math.min(wallEnd - clock.wall(), steadyEnd - clock.steady())
}
