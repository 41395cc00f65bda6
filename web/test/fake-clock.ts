export interface FakeClock {
  now: () => number
  after: (ms: number, callback: () => void) => () => void
  /** Advances the clock and runs the timers that become due, including timers they start. */
  pass: (ms: number) => Promise<void>
  /** Runs all pending timers now, because real timers may fire slightly early. */
  hurry: () => void
}

/** Waits until all settled promises have run their callbacks. */
export const settle = () => new Promise<void>(resolve => setImmediate(resolve))

/** Creates a clock that only advances on request. */
export function makeClock(): FakeClock {
  let now = 0
  const timers = new Set<{ at: number; callback: () => void }>()
  const nextBefore = (end: number) =>
    [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
  return {
    now: () => now,
    after: (ms, callback) => {
      const timer = { at: now + ms, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    hurry: () => {
      for (const timer of [...timers]) {
        timers.delete(timer)
        timer.callback()
      }
    },
    pass: async ms => {
      const end = now + ms
      await settle()
      for (let timer = nextBefore(end); timer; timer = nextBefore(end)) {
        timers.delete(timer)
        now = timer.at
        timer.callback()
        await settle()
      }
      now = end
    },
  }
}
