import {
  type Loading,
  type LoadingEvent,
  nextDue,
  type Outcome,
  startLoading,
  stepLoading,
} from './loading-state.ts'

/** Monotonic clock in ms, with timers. */
export interface LoaderClock {
  now: () => number
  /** Calls back after `ms`; returns a function that cancels the timer. */
  after: (ms: number, callback: () => void) => () => void
}

interface LoaderOptions {
  clock: LoaderClock
  /** When the displayed items were loaded; undefined for a page without items. */
  loadedAt: number | undefined
  /** Loads once and applies the result; never throws. */
  load: (signal: AbortSignal) => Promise<Outcome>
  onChange: (state: Loading) => void
}

export interface Loader {
  state: () => Loading
  send: (event: LoadingEvent) => void
  /** Aborts the pending load, as the browser may when the page enters the back/forward cache. */
  abort: () => void
  /** Returns the remaining ms of the server's rate limit. */
  rateLimitLeftMs: () => number
}

export const pageClock: LoaderClock = {
  now: () => performance.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

/** Runs the state machine of loading: starts the requested loads and schedules its timers. */
export function createLoader({ clock, loadedAt, load, onChange }: LoaderOptions): Loader {
  let state = startLoading(loadedAt, clock.now())
  let cancelTimer = () => {}
  let controller: AbortController | undefined

  const scheduleTimer = () => {
    cancelTimer()
    const due = nextDue(state)
    if (due === undefined) return
    cancelTimer = clock.after(Math.max(0, Math.ceil(due - clock.now())), () =>
      send({ type: 'timer' }),
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
    // Also without a state change, because a timer may fire a little early.
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
    rateLimitLeftMs: () => Math.max(0, (state.due.rateLimit ?? 0) - clock.now()),
  }
}
