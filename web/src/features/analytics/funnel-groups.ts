import type { getFunnels } from '@registry/shared/contract/analytics'
import type { Output } from '@registry/shared/contract/endpoint'
import type { funnelMessages } from '@registry/shared/messages/visitor/funnels'

type Funnels = Output<typeof getFunnels>['data']
type GroupName = keyof Funnels['funnels']
type StepName = keyof typeof funnelMessages.steps

/** Steps of each funnel that the owner sees. */
const SHOWN: Record<GroupName, readonly StepName[]> = {
  contribution: [
    'visits',
    'contribution_started',
    'contribution_proceed_to_payment',
    'contribution_completed',
  ],
  giftPassing: ['gift_passing_viewed', 'gift_passing_started', 'gift_passing_submitted'],
  onboarding: ['onboarding_started', 'onboarding_completed'],
}
const ORDER = ['contribution', 'giftPassing', 'onboarding'] as const

export interface ShownGroup {
  name: GroupName
  steps: { step: StepName; count: number; percent: number }[]
}

/**
 * Returns the funnels with at least one counted event; percentages are relative to the largest
 * step.
 */
export function funnelGroups({ visits, funnels }: Funnels): ShownGroup[] {
  const groups = ORDER.map(name => {
    const counts = SHOWN[name].map(step => ({
      step,
      count:
        step === 'visits' ? visits : (funnels[name].find(one => one.event === step)?.count ?? 0),
    }))
    const most = Math.max(...counts.map(({ count }) => count))
    const steps = counts.map(({ step, count }) => ({
      step,
      count,
      percent: most === 0 ? 0 : Math.round((count / most) * 100),
    }))
    return { name, steps, most }
  })
  return groups.filter(({ most }) => most > 0).map(({ name, steps }) => ({ name, steps }))
}
