import type { getContributionStats } from '@registry/shared/contract/contributions/owner-contributions'
import type { Output } from '@registry/shared/contract/endpoint'
import { once } from '@registry/shared/lazy/once'
import { addCents, type Cents, cents } from '@registry/shared/money/money'
import type { Patch } from './cache-patch.ts'

type StatsAnswer = Output<typeof getContributionStats>

export interface CountedContribution {
  amount: Cents
  timestamp: string
}

/** Date in Singapore, the time zone by which the server counts 'today'. */
const day = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }))

/** Patch that subtracts a deleted contribution from the totals. */
export function contributionStatsPatch(
  { amount, timestamp }: CountedContribution,
  now: Date,
): Patch<StatsAnswer> {
  const isToday = day().format(new Date(timestamp)) === day().format(now)
  const adjustTotals = (sign: 1 | -1) => (response: StatsAnswer) => ({
    ...response,
    stats: {
      ...response.stats,
      totalAmount: addCents(response.stats.totalAmount, cents(sign * amount)),
      totalContributions: response.stats.totalContributions + sign,
      todayContributions: response.stats.todayContributions + (isToday ? sign : 0),
    },
  })
  return { apply: adjustTotals(-1), undo: adjustTotals(1) }
}
