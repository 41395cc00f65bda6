import { vi } from 'vitest'

const realSetTimeout = globalThis.setTimeout
const PAUSE_MS = 10

/** Puts timers and the date under the test's control until the page closes: time passes by `advance` alone. */
export function freezeClock(): void {
  vi.useFakeTimers()
}

/** Waits for a condition without moving a frozen clock ahead, as all other waiting does. */
export async function untilTrue(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => void realSetTimeout(resolve, PAUSE_MS))
}
