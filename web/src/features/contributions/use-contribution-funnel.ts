import type { StepEvent } from '@registry/shared/analytics/funnels'
import { useLayoutEffect, useRef, useState } from 'react'
import { trackFunnel } from '../../lib/track-funnel.ts'
import { parseAmountText } from './amount-text.ts'

/** Tells of a step of the gift, with the amount that it has, or is given with it. */
export type ReachContributionStep = (event: StepEvent<'contribution'>, amountText?: string) => void

/** In dollars, as statistics take it; of what cannot be read nothing is amountParameter. */
function amountParameter(text: string): { contribution_amount?: number } {
  const amount = parseAmountText(text)
  return amount === undefined ? {} : { contribution_amount: amount / 100 }
}

/**
 * The gift's way from the form to the thanks, counted for whoever agreed; closed before, it was abandoned.
 * Thanks that are only opened retryCountdown are no way.
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
    const leave = () => funnel.exit('contribution_abandoned', amountParameter(amount.current))
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [funnel, isActive])
  return (event, text = amount.current) => funnel.reach(event, amountParameter(text))
}
