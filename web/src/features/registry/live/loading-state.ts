/** Intervals in ms of loading a registry, fixed by the specification. */
const LOADING_MS = {
  /** Between two scheduled loads. */
  schedule: 300_000,
  /** A scheduled load is skipped when the last one started within this time. */
  fresh: 120_000,
  /** After the tab was focused. */
  focus: 2_000,
  /** After the visitor's own contribution. */
  contribution: 10_000,
  /** Before the first retry; doubled for each further one, up to the cap. */
  backoff: 1_000,
  backoffCap: 30_000,
  /** Between a manual retry and its load while rate limited. */
  manual: 1_000,
  /** Duration of a rate limit without Retry-After, and the longest accepted one. */
  rateLimitDefault: 60_000,
  rateLimitCap: 300_000,
} as const

/** Number of automatic retries of a failed load. */
const MAX_RETRIES = 3

/** Reasons for not loading. */
export type Pause = 'hidden' | 'offline'
/**
 * Outcome of the last failed load, until one succeeds: retries exhausted, rate limited, or registry
 * not found.
 */
export type Trouble = 'failed' | 'limited' | 'missing'
type Timer = 'schedule' | 'focus' | 'contribution' | 'retry' | 'rateLimit'

export interface Loading {
  /** Number of the current or last load; results of earlier loads are ignored. */
  load: number
  activity: 'idle' | 'loading' | 'waiting'
  trouble: Trouble | undefined
  /** Number of consecutive failures. */
  failures: number
  /** Start time of the last load; undefined if there was none. */
  requestedAt: number | undefined
  /** The data became stale during the pending load, so it is followed by another. */
  needsReload: boolean
  pauses: readonly Pause[]
  /** Due time by timer. */
  due: Readonly<Partial<Record<Timer, number>>>
}

/** Result of a load. */
export type Outcome =
  | { type: 'loaded' | 'failed' | 'missing' }
  | { type: 'limited'; retryAfterMs: number | undefined }

/**
 * Events: the data is stale, Try Again was pressed, the tab was focused, the visitor contributed, a
 * timer is due, loading is paused or resumed, or a load ended.
 */
export type LoadingEvent =
  | { type: 'stale' | 'retry' | 'focused' | 'contributed' | 'timer' }
  | { type: 'paused' | 'resumed'; pause: Pause }
  | (Outcome & { load: number })

/** Returns the initial state; `requestedAt` is undefined for a page without items. */
export function startLoading(requestedAt: number | undefined, now: number): Loading {
  return {
    load: 0,
    activity: 'idle',
    trouble: undefined,
    failures: 0,
    requestedAt,
    needsReload: false,
    pauses: [],
    due: { schedule: (requestedAt ?? now) + LOADING_MS.schedule },
  }
}

const isPaused = ({ pauses }: Loading) => pauses.length > 0

/** After these, only a manual retry starts a load. */
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

/** Keeps a manual retry and the rate limit scheduled; everything else is loaded on resume. */
function pause(state: Loading, reason: Pause): Loading {
  const { due, activity, pauses } = state
  const kept = isBlocked(state) ? { retry: due.retry, rateLimit: due.rateLimit } : {}
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

function retryManually(state: Loading, now: number): Loading {
  if (state.activity !== 'idle') return state
  if (state.trouble !== 'limited') return startLoad(state, now, 0)
  return plan({ ...state, activity: 'waiting' }, 'retry', now + LOADING_MS.manual)
}

function markStale(state: Loading, now: number): Loading {
  // A load that is scheduled already is soon enough.
  const isComing = state.activity === 'waiting' || state.due.focus !== undefined
  if (isSuspended(state) || isComing) return state
  return startLoad(state, now, 0)
}

function isFresh({ requestedAt }: Loading, now: number): boolean {
  return requestedAt !== undefined && now - requestedAt < LOADING_MS.fresh
}

/** Transition of each timer when it is due. */
const ON_DUE: Record<Timer, (state: Loading, now: number) => Loading> = {
  retry: (state, now) => startLoad({ ...state, activity: 'idle' }, now, state.failures),
  focus: (state, now) => startLoad(state, now, 0),
  contribution: (state, now) => startLoad(state, now, 0),
  rateLimit: state => state,
  schedule: (state, now) => {
    const planned = plan(state, 'schedule', now + LOADING_MS.schedule)
    return isFresh(state, now) ? planned : startLoad(planned, now, 0)
  },
}

const TIMERS = ['retry', 'focus', 'contribution', 'rateLimit', 'schedule'] as const

function runDueTimers(state: Loading, now: number): Loading {
  let current = state
  for (const timer of TIMERS) {
    const at = current.due[timer]
    if (at === undefined || at > now) continue
    current = ON_DUE[timer]({ ...current, due: { ...current.due, [timer]: undefined } }, now)
  }
  return current
}

/** Returns the delay in ms before the next retry. */
export function backoffMs(failures: number): number {
  return Math.min(LOADING_MS.backoffCap, LOADING_MS.backoff * 2 ** (failures - 1))
}

/** Restarts the schedule after it was stopped. */
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
  const due = { ...state.due, rateLimit: undefined }
  const idle: Loading = { ...state, activity: 'idle', trouble: undefined, failures: 0, due }
  const done = ensureSchedule({ ...idle, needsReload: false }, now)
  return state.needsReload && !isPaused(done) ? startLoad(done, now, 0) : done
}

/** Stops all loads until a manual retry. */
function stop(state: Loading, trouble: Trouble, until?: number): Loading {
  return {
    ...state,
    activity: 'idle',
    trouble,
    failures: 0,
    needsReload: false,
    due: { rateLimit: until },
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

/** Returns the state after an event at `now`, in ms of a monotonic clock. */
export function stepLoading(state: Loading, event: LoadingEvent, now: number): Loading {
  switch (event.type) {
    case 'stale':
      return markStale(state, now)
    case 'retry':
      return retryManually(state, now)
    case 'focused':
      return isSuspended(state) ? state : plan(state, 'focus', now + LOADING_MS.focus)
    case 'contributed':
      return isSuspended(state) ? state : plan(state, 'contribution', now + LOADING_MS.contribution)
    case 'paused':
      return pause(state, event.pause)
    case 'resumed':
      return resume(state, event.pause, now)
    case 'timer':
      return runDueTimers(state, now)
    default: {
      const isCurrent = event.load === state.load && state.activity === 'loading'
      return isCurrent ? end(state, event, now) : state
    }
  }
}

/** Returns the due time of the next timer. */
export function nextDue({ due }: Loading): number | undefined {
  const times = TIMERS.flatMap(timer => due[timer] ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
}
