/** Two clocks of a device, in milliseconds; neither can be trusted alone. */
export interface Clock {
  /** Since 1970. Jumps when somebody sets it. */
  wall: () => number
  /** Since some moment. Never jumps, but may stand still while the device sleeps. */
  steady: () => number
}

export const deviceClock: Clock = { wall: () => Date.now(), steady: () => performance.now() }

/**
 * Counts down from `ms`; gives the function that tells what is left, by the clock that says less:
 * something ends too early for a clock that jumps, never too late.
 */
export function startCountdown(ms: number, clock: Clock): () => number {
  const wallEnd = clock.wall() + ms
  const steadyEnd = clock.steady() + ms
  return () => Math.min(wallEnd - clock.wall(), steadyEnd - clock.steady())
}
