import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  backoffMs,
  type Loading,
  type LoadingEvent,
  nextDue,
  type Outcome,
  startLoading,
  stepLoading,
} from './loading-state.ts'

type Sent = LoadingEvent | Outcome

interface Run {
  state: Loading
  now: number
  /** Start time of each load. */
  loads: number[]
}

const isOutcome = (event: Sent): event is Outcome =>
  ['loaded', 'failed', 'missing', 'limited'].includes(event.type)

function send(run: Run, event: Sent): Run {
  const { state, now, loads } = run
  const sent = isOutcome(event) ? { ...event, load: state.load } : event
  const next = stepLoading(state, sent as LoadingEvent, now)
  return { state: next, now, loads: next.load > state.load ? [...loads, now] : loads }
}

/** Advances the time; each load started meanwhile ends immediately with `outcome`. */
function wait(run: Run, ms: number, outcome: Outcome = { type: 'loaded' }): Run {
  const end = run.now + ms
  let current = run
  while (current.now < end) {
    const due = Math.min(end, Math.max(current.now, nextDue(current.state) ?? end))
    current = send({ ...current, now: due }, { type: 'timer' })
    if (current.state.activity === 'loading') current = send(current, outcome)
    if (due === end) break
  }
  return { ...current, now: end }
}

const start = (loadedAt: number | undefined = 0): Run => ({
  state: startLoading(loadedAt, 0),
  now: 0,
  loads: [],
})
const loaded = { type: 'loaded' } as const
const failed = { type: 'failed' } as const
const limited = (retryAfterMs?: number) => ({ type: 'limited', retryAfterMs }) as const

describe('a displayed registry', () => {
  test('is loaded every five minutes', () => {
    expect(wait(start(), 900_000).loads).toEqual([300_000, 600_000, 900_000])
  })

  test('is loaded five minutes after its page, also when live updates began later', () => {
    expect(nextDue(startLoading(0, 240_000))).toBe(300_000)
  })

  test('is not loaded by schedule within two minutes of another load', () => {
    const focusedLate = send(wait(start(), 178_001), { type: 'focused' })
    expect(wait(focusedLate, 300_000).loads).toEqual([180_001])
    const focusedEarly = send(wait(start(), 178_000), { type: 'focused' })
    expect(wait(focusedEarly, 300_000).loads).toEqual([180_000, 300_000])
  })

  test('is loaded once, two seconds after the last of several focus events', () => {
    let run = send(start(), { type: 'focused' })
    run = send(wait(run, 1_500), { type: 'focused' })
    expect(wait(run, 10_000).loads).toEqual([3_500])
  })

  test('is loaded ten seconds after a contribution', () => {
    expect(wait(send(start(), { type: 'contributed' }), 20_000).loads).toEqual([10_000])
  })

  test('is loaded immediately when it is stale, and again if that happens during a load', () => {
    let run = send(start(), { type: 'stale' })
    run = send(run, { type: 'stale' })
    expect(run.loads).toEqual([0])
    run = send(run, loaded)
    expect(run.loads).toEqual([0, 0])
    expect(send(run, loaded).state.activity).toBe('idle')
  })
})

describe('a failed load', () => {
  test('is retried after 1, 2 and 4 seconds, and then given up', () => {
    const run = wait(send(send(start(), { type: 'stale' }), failed), 20_000, failed)
    expect(run.loads).toEqual([0, 1_000, 3_000, 7_000])
    expect(run.state).toMatchObject({ activity: 'idle', trouble: 'failed' })
  })

  test('is not retried earlier when the data becomes stale', () => {
    const waiting = send(send(start(), { type: 'stale' }), failed)
    expect(send(waiting, { type: 'stale' })).toEqual(waiting)
  })

  test.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [5, 16_000],
    [6, 30_000],
    [60, 30_000],
  ])('is retried for the %ith time after %i ms', (failures, ms) => {
    expect(backoffMs(failures)).toBe(ms)
  })

  test('is cleared by a later success: by schedule, by focus or by a manual retry', () => {
    const given = wait(send(send(start(), { type: 'stale' }), failed), 20_000, failed)
    expect(wait(given, 300_000).state.trouble).toBeUndefined()
    expect(wait(send(given, { type: 'focused' }), 2_000).state.trouble).toBeUndefined()
    expect(send(send(given, { type: 'retry' }), loaded).state.trouble).toBeUndefined()
  })
})

describe('a rate limit of the server', () => {
  test.each([
    [undefined, 60_000],
    [5_000, 5_000],
    [300_000, 300_000],
    [999_000, 300_000],
  ])('of %s ms ends after %i ms', (retryAfterMs, ms) => {
    const run = send(send(start(), { type: 'stale' }), limited(retryAfterMs))
    expect(run.state.trouble).toBe('limited')
    expect(nextDue(run.state)).toBe(ms)
    expect(nextDue(wait(run, ms).state)).toBeUndefined()
  })

  test('is only followed by a manual retry, one second after the press', () => {
    let run = send(send(start(), { type: 'stale' }), limited())
    for (const type of ['stale', 'focused', 'contributed'] as const) run = send(run, { type })
    run = wait(run, 1_000_000)
    expect(run.loads).toEqual([0])
    run = wait(send(send(run, { type: 'retry' }), { type: 'retry' }), 5_000)
    expect(run.loads).toEqual([0, 1_001_000])
    expect(run.state.trouble).toBeUndefined()
    expect(wait(run, 300_000).loads).toHaveLength(3)
  })
})

describe('a deleted registry', () => {
  test('is requested again only by a manual retry', () => {
    const run = wait(send(send(start(), { type: 'stale' }), { type: 'missing' }), 1_000_000)
    expect([run.loads, run.state.trouble]).toEqual([[0], 'missing'])
    expect(send(run, { type: 'retry' }).state.activity).toBe('loading')
  })
})

describe('a hidden page', () => {
  test('loads nothing, and once two seconds after it becomes visible', () => {
    let run = send(send(start(), { type: 'contributed' }), { type: 'paused', pause: 'hidden' })
    run = wait(run, 1_000_000)
    expect(run.loads).toEqual([])
    run = wait(send(run, { type: 'resumed', pause: 'hidden' }), 100_000)
    expect(run.loads).toEqual([1_002_000])
  })
})

describe('an offline page', () => {
  test('loads nothing, and reloads immediately once it is online and visible', () => {
    const off = wait(send(start(), { type: 'paused', pause: 'offline' }), 1_000_000)
    expect(off.loads).toEqual([])
    expect(send(off, { type: 'resumed', pause: 'offline' }).loads).toEqual([1_000_000])
    const away = send(off, { type: 'paused', pause: 'hidden' })
    expect(send(away, { type: 'resumed', pause: 'offline' }).loads).toEqual([])
  })

  test('discards the load that the disconnection aborted', () => {
    let run = send(send(start(), { type: 'stale' }), { type: 'paused', pause: 'offline' })
    run = wait(send(run, failed), 60_000)
    expect([run.loads.length, run.state.trouble]).toEqual([1, undefined])
  })
})

const anyEvent: fc.Arbitrary<Sent | { type: 'wait'; ms: number }> = fc.oneof(
  fc.record({ type: fc.constantFrom('stale', 'retry', 'focused', 'contributed') }),
  fc.record({ type: fc.constantFrom('loaded', 'failed', 'missing') }),
  fc.constant(limited()),
  fc.record({ type: fc.constant('paused' as const), pause: fc.constantFrom('hidden', 'offline') }),
  fc.record({ type: fc.constant('resumed' as const), pause: fc.constantFrom('hidden', 'offline') }),
  fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 400_000 }) }),
)

/** Applies the events and checks every step; loads do not end by themselves here. */
function watch(
  events: (Sent | { type: 'wait'; ms: number })[],
  look: (before: Run, after: Run, event: Sent) => void,
) {
  let run = start()
  const step = (event: Sent) => {
    const after = send(run, event)
    look(run, after, event)
    run = after
  }
  for (const event of events) {
    if (event.type !== 'wait') {
      step(event)
      continue
    }
    const end = run.now + event.ms
    for (let due = nextDue(run.state); due !== undefined && due <= end; due = nextDue(run.state)) {
      run = { ...run, now: Math.max(run.now, due) }
      step({ type: 'timer' })
    }
    run = { ...run, now: end }
  }
}

describe('any sequence of events', () => {
  test('has at most one pending load', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), events => {
        watch(events, (before, after, event) => {
          const isBegun = after.state.load > before.state.load
          if (isBegun && !isOutcome(event)) expect(before.state.activity).not.toBe('loading')
          expect(after.state.load - before.state.load).toBeLessThanOrEqual(1)
        })
      }),
    )
  })

  test('sends no request while hidden, offline, rate limited or without a registry', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), events => {
        let hasPressed = false
        watch(events, ({ state, ...before }, after, event) => {
          if (event.type === 'retry') hasPressed = true
          const isBlocked = state.trouble === 'limited' || state.trouble === 'missing'
          const isBegun = after.loads.length > before.loads.length
          const isForbidden = isBlocked || after.state.pauses.length > 0
          if (isBegun && isForbidden) expect(hasPressed).toBe(true)
          if (isOutcome(event) && event.type !== 'failed') hasPressed = false
        })
      }),
    )
  })

  test('continues the schedule while visible and not blocked', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), events => {
        watch(events, (_before, { state }) => {
          const isForbidden = state.trouble === 'limited' || state.trouble === 'missing'
          if (isForbidden || state.pauses.length > 0 || state.activity === 'loading') return
          expect(nextDue(state)).toBeDefined()
        })
      }),
    )
  })

  test('has no timer in the past', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), events => {
        watch(events, (_before, { state, now }, event) => {
          if (event.type === 'timer') expect(nextDue(state) ?? now + 1).toBeGreaterThan(now)
        })
      }),
    )
  })
})
