import {
  type Loading,
  type LoadingEvent,
  nextDue,
  type Outcome,
  startLoading,
  stepLoading,
} from './loading-state.ts'

/** One that never goes back, in milliseconds, and its timers. */
export interface LoaderClock {
  now: () => number
  /** Calls back after `ms`; gives what takes that back. */
  after: (ms: number, callback: () => void) => () => void
}

export interface LoaderOptions {
  clock: LoaderClock
  /** When the items on the page were loaded; undefined for a page without any. */
  loadedAt: number | undefined
  /** Loads once and keeps what came; never throws. */
  load: (signal: AbortSignal) => Promise<Outcome>
  onChange: (state: Loading) => void
}

export interface Loader {
  state: () => Loading
  send: (event: LoadingEvent) => void
  /** Gives up the load under way, as the browser may when the page is put aside. */
  abort: () => void
  /** Milliseconds until the break that the server asked for is over. */
  rateLimitLeftMs: () => number
}

export const pageClock: LoaderClock = {
  now: () => performance.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

/** Runs the states of loading: starts the loads that they ask for and keeps the time. */
export function createLoader({ clock, loadedAt, load, onChange }: LoaderOptions): Loader {
  let state = startLoading(loadedAt, clock.now())
  let cancelTimer = () => {}
  let controller: AbortController | undefined

  const scheduleTimer = () => {
    cancelTimer()
    const due = nextDue(state)
    if (due === undefined) return
    cancelTimer = clock.after(Math.max(0, Math.ceil(due - clock.now())), () =>
      send({ type: 'time' }),
    )
  }
  const start = async (number: number) => {
    controller = new AbortController()
    const outcome = await load(controller.signal)
    send({ ...outcome, load: number })
  }
  const send = (event: LoadingEvent) => {
    const before = state
    state = stepLoading(before, event, clock.now())
    // Also when nothing came of it: a timer may be a little early.
    scheduleTimer()
    if (state === before) return
    if (state.load !== before.load) void start(state.load)
    onChange(state)
  }
  scheduleTimer()
  return {
    state: () => state,
    send,
    abort: () => controller?.abort(),
    rateLimitLeftMs: () => Math.max(0, (state.due.break ?? 0) - clock.now()),
  }
}
