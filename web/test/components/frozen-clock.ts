import { vi } from 'vitest'

/** Stops time until `thaw`: it passes by `pass` alone, to the millisecond. */
export function freeze(): void {
  vi.useFakeTimers()
}

export function thaw(): void {
  vi.useRealTimers()
}

/** Lets so many milliseconds pass at once, with the timers that are due. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

/** Lets the page react while no time passes, until something is the case. */
export async function settleUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await vi.advanceTimersByTimeAsync(0)
}
