import { vi } from 'vitest'

/**
 * Puts timers and the date under the test's control until the page closes. Time still passes by itself at
 * its real pace, so that waiting for a condition works; `advance` jumps ahead.
 */
export function startTestClock(now?: Date): void {
  vi.useFakeTimers({ now, shouldAdvanceTime: true })
}

/** As `startTestClock`, but no time passes except by `advance`: for what must not happen too early. */
export function freezeTestClock(now?: Date): void {
  vi.useFakeTimers({ now })
}

/** Waits for a condition, a frozen clock moving ahead one millisecond at each look. */
export async function advanceUntil(isTrue: () => boolean): Promise<void> {
  await vi.waitUntil(isTrue, { interval: 1, timeout: 30_000 })
}

/** Moves the clock ahead by so many milliseconds and runs the timers that are due on the way. */
export async function advance(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}
