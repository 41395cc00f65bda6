import { useLayoutEffect, useState } from 'react'
import { exitOnLeave, trackFunnel } from '../../../lib/analytics/track-funnel.ts'
import { SUBMITTED } from './form/wizard-steps.ts'
import type { ShareView } from './share-view.ts'

/**
 * Tracks the offering funnel, if analytics is allowed; closing before the end tracks an
 * abandonment. The contact step also counts as the review of the details. Returns a function that
 * tracks the submission.
 */
export function useOfferingFunnel(view: ShareView, step: string | undefined): () => void {
  const [funnel] = useState(() => trackFunnel('giftPassing'))
  const [isReload] = useState(step === SUBMITTED)
  useLayoutEffect(() => {
    if (isReload) return
    funnel.reach('gift_passing_viewed')
    if (view !== 'offer') return
    funnel.reach('gift_passing_started')
    if (step === 'contact-submit') {
      funnel.reach('gift_passing_item_details_filled')
      funnel.reach('gift_passing_review_viewed')
    }
    if (step === SUBMITTED) funnel.reach('gift_passing_success_viewed')
  }, [funnel, isReload, view, step])
  useLayoutEffect(() => exitOnLeave(() => funnel.exit('gift_passing_abandoned')), [funnel])
  return () => {
    if (isReload) return
    funnel.reach('gift_passing_contact_filled')
    funnel.reach('gift_passing_submitted')
  }
}
