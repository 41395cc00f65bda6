import type { StepEvent } from '@registry/shared/analytics/funnels'
import { dollarsFromCents } from '@registry/shared/money/money'
import { parseTypedAmount } from '@registry/shared/money/parse-typed-amount'
import { useLayoutEffect, useRef, useState } from 'react'
import { exitOnLeave, trackFunnel } from '../../../../lib/analytics/track-funnel.ts'

/** Tracks a step of the contribution funnel, with the amount of the draft. */
export type ReachContributionStep = (event: StepEvent<'contribution'>) => void

/** Returns the amount in dollars as event parameter; empty if it cannot be parsed. */
function amountParameter(text: string): { contribution_amount?: number } {
  const amount = parseTypedAmount(text)
  return amount === undefined ? {} : { contribution_amount: dollarsFromCents(amount) }
}

/**
 * Tracks the contribution funnel from the form to the thanks, if analytics is allowed. Closing
 * earlier tracks an abandonment; reopened thanks are not tracked.
 */
export function useContributionFunnel(
  amountText: string,
  isActive: boolean,
): ReachContributionStep {
  const [funnel] = useState(() => trackFunnel('contribution'))
  const amount = useRef(amountText)
  useLayoutEffect(() => {
    amount.current = amountText
  })
  useLayoutEffect(() => {
    if (!isActive) return
    funnel.reach('contribution_started')
    return exitOnLeave(() => funnel.exit('contribution_abandoned', amountParameter(amount.current)))
  }, [funnel, isActive])
  return event => funnel.reach(event, amountParameter(amount.current))
}
