import type { ExitEvent } from '@registry/shared/analytics/funnels'
import { useLayoutEffect, useState } from 'react'
import { exitOnLeave, trackFunnel } from '../../lib/analytics/track-funnel.ts'
import type { OnboardingStep } from './use-onboarding.ts'

const STEP_EVENTS = {
  welcome: 'onboarding_started',
  education: 'onboarding_education_viewed',
  contact_info: 'onboarding_contact_info_viewed',
} as const

export type WelcomeEnd = ExitEvent<'onboarding'> | 'onboarding_completed'

/** Reports the steps to the onboarding funnel; closing the page counts as abandoned. */
export function useWelcomeFunnel(step: OnboardingStep): (how: WelcomeEnd) => void {
  const [funnel] = useState(() => trackFunnel('onboarding'))
  useLayoutEffect(() => funnel.reach(STEP_EVENTS[step]), [funnel, step])
  useLayoutEffect(() => exitOnLeave(() => funnel.exit('onboarding_abandoned')), [funnel])
  return how => {
    if (how === 'onboarding_completed') funnel.reach(how)
    else funnel.exit(how)
  }
}
