export interface FakeClock {
  now: () => number
  after: (ms: number, callback: () => void) => () => void
  /** Lets so much time pass; what is due is called at its moment, with what it sets off. */
  pass: (ms: number) => Promise<void>
  /** Calls back now whatever waits, as a timer may that is a little early. */
  hurry: () => void
}

/** Lets whatever was promised already come true. */
export const settle = () => new Promise<void>(resolve => setImmediate(resolve))

/** A clock that only moves when it is told to. */
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
