import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLocation } from './clean-location.ts'
import { consentUpdate, DENIED } from './consent.ts'
import { createFunnelTracker } from './create-funnel-tracker.ts'
import { type AnyParams, allowedParams, COMMON_PARAMS, EVENTS, isEventName } from './events.ts'
import { abandonmentStages, FUNNELS, type Funnel } from './funnels.ts'

const all: [string, readonly string[]][] = Object.entries(EVENTS)
const funnels: [string, Funnel][] = Object.entries(FUNNELS)

describe('EVENTS', () => {
  test.each(all)('stays within the limits of Google Analytics: %s', (name, params) => {
    expect(name).toMatch(/^(?!ga_|google_|firebase_)[a-z][a-z0-9_]{0,39}$/i)
    const said = [...params, ...COMMON_PARAMS]
    expect(said.length).toBeLessThanOrEqual(25)
    for (const param of said) {
      expect(param).toMatch(/^(?!ga_|google_|firebase_)[a-z][a-z0-9_]{0,39}$/i)
    }
  })

  test('has the names and fields of the specification', () => {
    const named = ['onboarding_started', 'onboarding_completed', 'gift_passing_started']
    for (const name of [...named, 'exception', 'api_error']) expect(isEventName(name)).toBe(true)
    const fields = new Set([...COMMON_PARAMS, ...all.flatMap(([, params]) => params)])
    for (const field of [
      'step_number',
      'step_name',
      'time_in_funnel',
      'time_on_step',
      'abandonment_stage',
      'abandonment_step_number',
      'time_before_abandonment',
      'completion_percentage',
      'funnel_step',
      'contribution_amount',
      'environment',
      'timestamp',
    ]) {
      expect(fields).toContain(field)
    }
  })

  test.each(['', 'purchase', 'toString', '__proto__', 'PAGE_VIEW'])('does not contain %j', name => {
    expect(isEventName(name)).toBe(false)
  })

  test('removes parameters that an event does not declare', () => {
    const said = { page_location: 'https://a.example/', email: 'a@b.example', step_number: 1 }
    expect(allowedParams('page_view', { ...said, timestamp: 'now' } as AnyParams)).toEqual({
      page_location: 'https://a.example/',
      timestamp: 'now',
    })
  })
})

describe('FUNNELS', () => {
  test('contain each event at most once, and only known events', () => {
    const events = funnels.flatMap(([, { steps, exits }]) => [
      ...steps.map(({ event }) => event),
      ...exits,
    ])
    expect(new Set(events).size).toBe(events.length)
    for (const event of events) expect(isEventName(event)).toBe(true)
  })

  test.each(funnels)('end at 100 %: %s', (_, { steps, whole }) => {
    const numbers = steps.map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(numbers.at(-1)).toBe(whole)
    // Google's maximum length of a parameter value.
    for (const { name } of steps) expect(name.length).toBeLessThanOrEqual(100)
  })

  test('have stages for exit events only', () => {
    expect(abandonmentStages('contribution_abandoned')).toContain('qr_viewed')
    expect(abandonmentStages('contribution_completed')).toEqual([])
  })
})

function watch<F extends keyof typeof FUNNELS>(name: F) {
  let time = 1_000_000
  const sent: [string, AnyParams][] = []
  const run = createFunnelTracker(name, {
    now: () => time,
    send: (event, params) => sent.push([event, params]),
  })
  return { run, sent, wait: (ms: number) => (time += ms) }
}

describe('createFunnelTracker', () => {
  test('numbers the steps of a contribution from 3 to 10', () => {
    const { run, sent, wait } = watch('contribution')
    run.reach('contribution_started')
    wait(4400)
    run.reach('contribution_form_filled', { contribution_amount: 50.25 })
    wait(1700)
    run.reach('contribution_completed', { contribution_amount: 50.25 })
    run.exit('contribution_abandoned')
    const amount = { contribution_amount: 50.25 }
    expect(sent).toEqual([
      [
        'contribution_started',
        {
          step_number: 1,
          step_name: 'begin',
          time_in_funnel: 0,
          time_on_step: 0,
          completion_percentage: 13,
          funnel_step: 3,
        },
      ],
      [
        'contribution_form_filled',
        {
          step_number: 2,
          step_name: 'form_filled',
          time_in_funnel: 4,
          time_on_step: 4,
          completion_percentage: 25,
          funnel_step: 4,
          ...amount,
        },
      ],
      [
        'contribution_completed',
        {
          step_number: 8,
          step_name: 'completed',
          time_in_funnel: 6,
          time_on_step: 2,
          completion_percentage: 100,
          funnel_step: 10,
          ...amount,
        },
      ],
    ])
  })

  test('sends stage and times of an exit', () => {
    const { run, sent, wait } = watch('onboarding')
    run.exit('onboarding_closed')
    run.reach('onboarding_started')
    wait(2000)
    run.reach('onboarding_education_viewed')
    wait(3000)
    run.exit('onboarding_skipped')
    run.exit('onboarding_abandoned')
    run.reach('onboarding_contact_info_viewed')
    expect(sent.map(([event]) => event)).toEqual([
      'onboarding_started',
      'onboarding_education_viewed',
      'onboarding_skipped',
    ])
    expect(sent.at(-1)?.[1]).toEqual({
      abandonment_stage: 'education',
      abandonment_step_number: 1,
      time_before_abandonment: 5,
      time_in_funnel: 5,
      time_on_step: 3,
      completion_percentage: 33,
    })
  })

  test.each([
    ['onboarding_started', 0],
    ['onboarding_education_viewed', 33],
    ['onboarding_contact_info_viewed', 67],
    ['onboarding_completed', 100],
  ] as const)('%s is %i percent of the onboarding', (event, percent) => {
    const { run, sent } = watch('onboarding')
    run.reach(event)
    expect(sent[0]?.[1].completion_percentage).toBe(percent)
  })

  test('sends no step twice, no negative time and one end for any order of events', () => {
    const { steps, exits } = FUNNELS.contribution
    const events = [...steps.map(({ event }) => event), ...exits]
    const act = fc.tuple(fc.constantFrom(...events), fc.nat(600_000))
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), acts => {
        const { run, sent, wait } = watch('contribution')
        for (const [event, ms] of acts) {
          wait(ms)
          if (event === 'contribution_abandoned') run.exit(event)
          else run.reach(event)
        }
        const names = sent.map(([event]) => event)
        const once = names.filter(name => name !== 'contribution_payment_method_changed')
        expect(new Set(once).size).toBe(once.length)
        const ends = ['contribution_completed', 'contribution_abandoned']
        expect(names.slice(0, -1).filter(name => ends.includes(name))).toEqual([])
        const times = sent.map(([, params]) => params.time_in_funnel ?? -1)
        expect(times).toEqual(times.toSorted((a, b) => a - b))
        for (const [event, params] of sent) {
          expect(allowedParams(event as 'contribution_started', params)).toEqual(params)
          expect(params.time_on_step).toBeLessThanOrEqual(params.time_in_funnel ?? 0)
          expect(params.funnel_step).toBeGreaterThanOrEqual(3)
          expect(params.funnel_step).toBeLessThanOrEqual(10)
        }
      }),
    )
  })
})

describe('cleanLocation', () => {
  const origin = 'https://registry.example'
  test.each([
    ['/registry/tan-baby?contribute=7&category=Other#x', '/registry/:slug'],
    ['/registry/tan-baby/', '/registry/:slug'],
    ['/registry', '/registry'],
    ['/reset-password#token=abc', '/reset-password'],
    ['/share-product?url=https://shop.example/secret', '/share-product'],
    ['/dashboard?highlight=12#item-7', '/dashboard'],
    ['/registry/a/b', '/other'],
    ['/tan%20baby', '/other'],
  ])('%s is %s', (path, clean) => {
    expect(cleanLocation(origin + path)).toBe(origin + clean)
  })
})

test('consent is denied until it is given, and never for advertising', () => {
  expect(new Set(Object.values(DENIED))).toEqual(new Set(['denied']))
  expect(consentUpdate(true)).toEqual({ analytics_storage: 'granted' })
  expect(consentUpdate(false)).toEqual({ analytics_storage: 'denied' })
})
