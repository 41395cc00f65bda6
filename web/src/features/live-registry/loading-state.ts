import { LOADING_MS, MAX_RETRIES } from './loading-timings.ts'

/** Why nothing is loaded for now. */
export type Pause = 'hidden' | 'offline'
/** What the last load ended with, until another succeeds: given up, a break asked for, no registry. */
export type Trouble = 'failed' | 'limited' | 'missing'
type Timer = 'schedule' | 'focus' | 'gift' | 'retry' | 'break'

export interface Loading {
  /** Number of the load under way or of the last one; answers to earlier ones count for nothing. */
  load: number
  activity: 'idle' | 'loading' | 'waiting'
  trouble: Trouble | undefined
  /** Loads that failed one after another. */
  failures: number
  /** When the last load began; never, if undefined. */
  requestedAt: number | undefined
  /** Something happened that the load under way may have been too early for. */
  needsReload: boolean
  pauses: readonly Pause[]
  /** When what is planned is due. */
  due: Readonly<Partial<Record<Timer, number>>>
}

/** How a load ended. */
export type Outcome =
  | { type: 'loaded' | 'failed' | 'missing' }
  | { type: 'limited'; retryAfterMs: number | undefined }

/**
 * What happens: what is shown is known to be out of date (wanted), someone pressed Try Again, came
 * back to the tab (focused), gave; something planned is due (time).
 */
export type LoadingEvent =
  | { type: 'wanted' | 'pressed' | 'focused' | 'given' | 'time' }
  | { type: 'paused' | 'resumed'; pause: Pause }
  | (Outcome & { load: number })

/** A page whose items were loaded at `requestedAt`, or that has none yet. */
export function startLoading(requestedAt: number | undefined, now: number): Loading {
  return {
    load: 0,
    activity: 'idle',
    trouble: undefined,
    failures: 0,
    requestedAt,
    needsReload: false,
    pauses: [],
    due: { schedule: now + LOADING_MS.schedule },
  }
}

const isPaused = ({ pauses }: Loading) => pauses.length > 0

/** After these only a person's wish counts. */
const isBlocked = ({ trouble }: Loading) => trouble === 'limited' || trouble === 'missing'

const isSuspended = (state: Loading) => isPaused(state) || isBlocked(state)

function plan(state: Loading, timer: Timer, at: number): Loading {
  return { ...state, due: { ...state.due, [timer]: at } }
}

function startLoad(state: Loading, now: number, failures: number): Loading {
  if (state.activity === 'loading') return { ...state, needsReload: true }
  const due = { ...state.due, retry: undefined }
  const load = state.load + 1
  return {
    ...state,
    load,
    activity: 'loading',
    failures,
    requestedAt: now,
    needsReload: false,
    due,
  }
}

/** What a person is waiting for stays planned; the rest is made up for by coming back. */
function pause(state: Loading, reason: Pause): Loading {
  const { due, activity, pauses } = state
  const kept = isBlocked(state) ? { retry: due.retry, break: due.break } : {}
  return {
    ...state,
    pauses: pauses.includes(reason) ? pauses : [...pauses, reason],
    activity: activity === 'waiting' && kept.retry === undefined ? 'idle' : activity,
    due: kept,
  }
}

function resume(state: Loading, reason: Pause, now: number): Loading {
  const resumed = { ...state, pauses: state.pauses.filter(other => other !== reason) }
  if (isSuspended(resumed)) return resumed
  const planned = plan(resumed, 'schedule', now + LOADING_MS.schedule)
  if (reason === 'offline') return startLoad(planned, now, 0)
  return plan(planned, 'focus', now + LOADING_MS.focus)
}

function press(state: Loading, now: number): Loading {
  if (state.activity !== 'idle') return state
  if (state.trouble !== 'limited') return startLoad(state, now, 0)
  return plan({ ...state, activity: 'waiting' }, 'retry', now + LOADING_MS.manual)
}

function want(state: Loading, now: number): Loading {
  // A load that is about to come anyway is early enough.
  const isComing = state.activity === 'waiting' || state.due.focus !== undefined
  if (isSuspended(state) || isComing) return state
  return startLoad(state, now, 0)
}

function isFresh({ requestedAt }: Loading, now: number): boolean {
  return requestedAt !== undefined && now - requestedAt < LOADING_MS.fresh
}

/** What happens when something planned is due. */
const ON_DUE: Record<Timer, (state: Loading, now: number) => Loading> = {
  retry: (state, now) => startLoad({ ...state, activity: 'idle' }, now, state.failures),
  focus: (state, now) => startLoad(state, now, 0),
  gift: (state, now) => startLoad(state, now, 0),
  break: state => state,
  schedule: (state, now) => {
    const planned = plan(state, 'schedule', now + LOADING_MS.schedule)
    return isFresh(state, now) ? planned : startLoad(planned, now, 0)
  },
}

const TIMERS = ['retry', 'focus', 'gift', 'break', 'schedule'] as const

function runDueTimers(state: Loading, now: number): Loading {
  let current = state
  for (const timer of TIMERS) {
    const at = current.due[timer]
    if (at === undefined || at > now) continue
    current = ON_DUE[timer]({ ...current, due: { ...current.due, [timer]: undefined } }, now)
  }
  return current
}

/** Milliseconds before the next retry. */
export function backoffMs(failures: number): number {
  return Math.min(LOADING_MS.backoffCap, LOADING_MS.backoff * 2 ** (failures - 1))
}

/** What was stopped goes on by schedule. */
function ensureSchedule(state: Loading, now: number): Loading {
  const isPlanned = state.due.schedule !== undefined
  return isPlanned || isSuspended(state)
    ? state
    : plan(state, 'schedule', now + LOADING_MS.schedule)
}

function fail(state: Loading, now: number): Loading {
  const failures = state.failures + 1
  const idle: Loading = { ...state, activity: 'idle', failures, needsReload: false }
  if (isPaused(state)) return idle
  if (failures > MAX_RETRIES) return ensureSchedule({ ...idle, trouble: 'failed' }, now)
  return plan({ ...idle, activity: 'waiting' }, 'retry', now + backoffMs(failures))
}

function succeed(state: Loading, now: number): Loading {
  const due = { ...state.due, break: undefined }
  const idle: Loading = { ...state, activity: 'idle', trouble: undefined, failures: 0, due }
  const done = ensureSchedule({ ...idle, needsReload: false }, now)
  return state.needsReload && !isPaused(done) ? startLoad(done, now, 0) : done
}

/** What ends a series of loads until someone asks again. */
function stop(state: Loading, trouble: Trouble, until?: number): Loading {
  return {
    ...state,
    activity: 'idle',
    trouble,
    failures: 0,
    needsReload: false,
    due: { break: until },
  }
}

function end(state: Loading, outcome: Outcome, now: number): Loading {
  if (outcome.type === 'limited') {
    const retryAfterMs = Math.min(
      LOADING_MS.rateLimitCap,
      outcome.retryAfterMs ?? LOADING_MS.rateLimitDefault,
    )
    return stop(state, 'limited', now + retryAfterMs)
  }
  if (outcome.type === 'missing') return stop(state, 'missing')
  return outcome.type === 'loaded' ? succeed(state, now) : fail(state, now)
}

/** The state after an event at `now`, in milliseconds of a clock that never goes back. */
export function stepLoading(state: Loading, event: LoadingEvent, now: number): Loading {
  switch (event.type) {
    case 'wanted':
      return want(state, now)
    case 'pressed':
      return press(state, now)
    case 'focused':
      return isSuspended(state) ? state : plan(state, 'focus', now + LOADING_MS.focus)
    case 'given':
      return isSuspended(state) ? state : plan(state, 'gift', now + LOADING_MS.gift)
    case 'paused':
      return pause(state, event.pause)
    case 'resumed':
      return resume(state, event.pause, now)
    case 'time':
      return runDueTimers(state, now)
    default: {
      const isCurrent = event.load === state.load && state.activity === 'loading'
      return isCurrent ? end(state, event, now) : state
    }
  }
}

/** When the next planned thing is due. */
export function nextDue({ due }: Loading): number | undefined {
  const times = TIMERS.flatMap(timer => due[timer] ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
}
