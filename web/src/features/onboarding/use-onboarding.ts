import type { ExitEvent } from '@registry/shared/analytics/funnels'
import { onboardingMessages } from '@registry/shared/messages/registry/onboarding'
import { type FormEvent, useLayoutEffect, useState } from 'react'
import { exitOnLeave, trackFunnel } from '../../lib/analytics/track-funnel.ts'
import { markVisited } from '../../lib/visitor/first-visit.ts'
import { visitorData, visitorDataErrorMessage } from '../../lib/visitor/visitor-data.ts'
import { visitorIdentity } from '../../lib/visitor/visitor-identity.ts'
import {
  ONBOARDING_FIELDS,
  type OnboardingErrors,
  type OnboardingField,
  type OnboardingForm,
  onboardingErrors,
} from './onboarding-errors.ts'

/** Step names as used in analytics events. */
const ONBOARDING_STEPS = ['welcome', 'education', 'contact_info'] as const
type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

const EMPTY: OnboardingForm = { name: '', email: '', relationship: undefined, hasConsented: false }

/** State of the welcome sheet. Calls `onEnd` once: when skipped, closed or completed. */
export function useOnboarding(onEnd: () => void) {
  const [step, setStep] = useState<OnboardingStep>('welcome')
  const [form, setForm] = useState(EMPTY)
  const [isValidated, setValidated] = useState(false)
  const [failure, setFailure] = useState<string>()
  const errors: OnboardingErrors = isValidated ? onboardingErrors(form) : {}

  const reportEnd = useWelcomeFunnel(step)

  const end = (how: WelcomeEnd) => {
    reportEnd(how)
    markVisited()
    onEnd()
  }
  const close = () => end('onboarding_closed')
  const move = (by: 1 | -1) => {
    const next = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + by]
    if (next) setStep(next)
  }
  const change = (part: Partial<OnboardingForm>) => {
    setForm(now => ({ ...now, ...part }))
    setFailure(undefined)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setValidated(true)
    const wrong = onboardingErrors(form)
    const first = ONBOARDING_FIELDS.find(field => wrong[field])
    if (first) return focusField(event.currentTarget, first)
    const storageError = saveVisitor(form)
    if (storageError) setFailure(storageError)
    else end('onboarding_completed')
  }
  return {
    step,
    form,
    errors,
    /** Error text above the fields: a failed save, or name and email both missing. */
    notice: failure ?? (errors.name && errors.email ? NAME_AND_EMAIL_MISSING : undefined),
    next: () => move(1),
    back: () => move(-1),
    change,
    submit,
    /** Skipping marks the browser as visited too; only the analytics event differs. */
    skip: () => end('onboarding_skipped'),
    close,
  }
}

const NAME_AND_EMAIL_MISSING = onboardingMessages.missing.nameAndEmail

function focusField(form: HTMLFormElement, field: OnboardingField): void {
  form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
}

/** Stores the visitor data and the consent; returns an error text when storage fails. */
function saveVisitor({ name, email, relationship }: OnboardingForm): string | undefined {
  if (!relationship) return onboardingMessages.missing.relationship
  try {
    visitorData.saveConsent()
    visitorData.complete({ name, email, relationship })
    visitorIdentity.save({ hasOnboarded: true })
  } catch (error) {
    return visitorDataErrorMessage(error)
  }
}

const STEP_EVENTS = {
  welcome: 'onboarding_started',
  education: 'onboarding_education_viewed',
  contact_info: 'onboarding_contact_info_viewed',
} as const

type WelcomeEnd = ExitEvent<'onboarding'> | 'onboarding_completed'

/** Reports the steps to the onboarding funnel; closing the page counts as abandoned. */
function useWelcomeFunnel(step: OnboardingStep): (how: WelcomeEnd) => void {
  const [funnel] = useState(() => trackFunnel('onboarding'))
  useLayoutEffect(() => funnel.reach(STEP_EVENTS[step]), [funnel, step])
  useLayoutEffect(() => exitOnLeave(() => funnel.exit('onboarding_abandoned')), [funnel])
  return how => {
    if (how === 'onboarding_completed') funnel.reach(how)
    else funnel.exit(how)
  }
}
