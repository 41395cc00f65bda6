import { vi } from 'vitest'

const realSetTimeout = globalThis.setTimeout
const PAUSE_MS = 10
/** Real time in ms between two steps of a clock whose time passes. */
const STEP_MS = 20
let doesTimePass = false

/**
 * Stay real: browsers have neither, and Node's fetch checks an idle connection by setImmediate before it sends a request.
 * A fake one may never run, which blocks the connection until its timeout.
 */
const toNotFake: ('setImmediate' | 'clearImmediate')[] = ['setImmediate', 'clearImmediate']

/**
 * Puts timers and the date under the test's control until the page closes. Time still passes at its real
 * pace, so that waiting for a condition works; `advance` jumps ahead.
 */
export function startTestClock(now = new Date()): void {
  vi.useFakeTimers({ now, toNotFake })
  vi.setTimerTickMode('interval', STEP_MS)
  doesTimePass = true
}

/** As `startTestClock`, but time passes only by `advance`: for asserting that nothing happens too early. */
export function freezeTestClock(): void {
  vi.useFakeTimers({ toNotFake })
  doesTimePass = false
}

/** Stops a test clock while `work` runs, whose duration depends on how busy the machine is. */
export async function withStoppedClock(work: () => Promise<void>): Promise<void> {
  if (!vi.isFakeTimers() || !doesTimePass) return work()
  vi.setTimerTickMode('manual')
  await work()
  vi.setTimerTickMode('interval', STEP_MS)
}

/** Gives the page real timers again. */
export function stopTestClock(): void {
  vi.useRealTimers()
}

/** Moves the clock ahead by so many milliseconds and runs the timers that are due on the way. */
export async function advance(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

/** Maximum number of checks of `advanceUntil`, at least 1 ms each. */
const MAX_CHECKS = 30_000

/** Advances the clock by `stepMs` per check until a condition holds. */
export async function advanceUntil(isTrue: () => boolean, stepMs = 1): Promise<void> {
  for (let checks = 0; !isTrue(); checks += 1) {
    if (checks === MAX_CHECKS)
      throw new Error(`The condition was still false after ${MAX_CHECKS} checks.`)
    await advance(stepMs)
    // Responses arrive in real time.
    await new Promise(resolve => void realSetTimeout(resolve, 1))
  }
}

/** Waits for a condition without moving a frozen clock. */
export async function waitUntilTrue(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) {
    await vi.advanceTimersByTimeAsync(0)
    await new Promise(resolve => void realSetTimeout(resolve, PAUSE_MS))
  }
}
