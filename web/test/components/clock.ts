import { vi } from 'vitest'

/**
 * Puts timers and the date under the test's control until the page closes. Time still passes by itself at
 * its real pace, so that waiting for a condition works; `advance` jumps ahead.
 */
export function startTestClock(now?: Date): void {
  vi.useFakeTimers({ now, shouldAdvanceTime: true })
}

/** Moves the clock ahead by so many milliseconds and runs the timers that are due on the way. */
export async function advance(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

/**
 * Stops a test clock: time now passes by `advance` alone. Testing Library's waiting would never end
 * then; `expect.poll` goes by the real time.
 */
export function stopClock(): void {
  vi.setTimerTickMode('manual')
}
