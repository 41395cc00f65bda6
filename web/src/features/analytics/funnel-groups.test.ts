import { describe, expect, test } from 'vitest'
import { funnelGroups } from './funnel-groups.ts'

const none = { days: 30, visits: 0, funnels: { onboarding: [], contribution: [], giftPassing: [] } }

describe('funnelGroups', () => {
  test('returns no groups when nothing was counted', () => {
    expect(funnelGroups(none)).toEqual([])
  })

  test('returns each step as a percentage of the largest step', () => {
    const contribution = [
      { event: 'contribution_started', count: 5 },
      { event: 'contribution_completed', count: 2 },
      { event: 'contribution_abandoned', count: 3 },
    ]
    const shown = funnelGroups({ ...none, visits: 20, funnels: { ...none.funnels, contribution } })
    expect(shown).toEqual([
      {
        name: 'contribution',
        steps: [
          { step: 'visits', count: 20, percent: 100 },
          { step: 'contribution_started', count: 5, percent: 25 },
          { step: 'contribution_proceed_to_payment', count: 0, percent: 0 },
          { step: 'contribution_completed', count: 2, percent: 10 },
        ],
      },
    ])
  })
})
