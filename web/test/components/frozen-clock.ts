import { vi } from 'vitest'

const realSetTimeout = globalThis.setTimeout
const PAUSE_MS = 10

/** Stops timers and the date until `thawClock` or until the page closes; only `pass` moves them. */
export function freezeClock(): void {
  vi.useFakeTimers()
}

export function thawClock(): void {
  vi.useRealTimers()
}

/** Moves a frozen clock ahead by so many milliseconds and runs the timers that are due. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

/** Runs what is due now until the condition holds, without moving a frozen clock. */
export async function settleUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await vi.advanceTimersByTimeAsync(0)
}

/** Waits for a condition in real time, without moving a frozen clock as other waiting does. */
export async function untilTrue(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => void realSetTimeout(resolve, PAUSE_MS))
}
