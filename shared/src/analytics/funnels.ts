import type { EventName } from './events.ts'

interface FunnelStep {
  event: EventName
  name: string
  number: number
  /** Sent on each occurrence, not only the first. */
  repeats?: true
}

/** Ordered steps through a feature; the last step completes the funnel. */
export interface Funnel {
  steps: readonly FunnelStep[]
  /** Step number that counts as 100 % completion. */
  whole: number
  /** Added to step numbers to get the position within the visitor's whole visit (`funnel_step`). */
  offset?: number
  exits: readonly EventName[]
}

/** The three funnels of the specification. */
export const FUNNELS = {
  onboarding: {
    steps: [
      { event: 'onboarding_started', name: 'welcome', number: 0 },
      { event: 'onboarding_education_viewed', name: 'education', number: 1 },
      { event: 'onboarding_contact_info_viewed', name: 'contact_info', number: 2 },
      { event: 'onboarding_completed', name: 'completed', number: 3 },
    ],
    whole: 3,
    exits: ['onboarding_skipped', 'onboarding_closed', 'onboarding_abandoned'],
  },
  // `funnel_step` 1 and 2 are opening the registry and viewing an item, so a contribution covers 3 to 10.
  // Selecting and changing a method share a number, as do confirming the payment and submitting.
  contribution: {
    steps: [
      { event: 'contribution_started', name: 'begin', number: 1 },
      { event: 'contribution_form_filled', name: 'form_filled', number: 2 },
      { event: 'contribution_amount_selected', name: 'amount_selected', number: 3 },
      { event: 'contribution_proceed_to_payment', name: 'proceed_to_payment', number: 4 },
      { event: 'contribution_payment_method_selected', name: 'payment_method_selected', number: 5 },
      {
        event: 'contribution_payment_method_changed',
        name: 'payment_method_changed',
        number: 5,
        repeats: true,
      },
      { event: 'contribution_qr_viewed', name: 'qr_viewed', number: 6 },
      { event: 'contribution_payment_confirmed', name: 'payment_confirmed', number: 7 },
      { event: 'contribution_submitted', name: 'submitted', number: 7 },
      { event: 'contribution_completed', name: 'completed', number: 8 },
    ],
    whole: 8,
    offset: 2,
    exits: ['contribution_abandoned'],
  },
  giftPassing: {
    steps: [
      { event: 'gift_passing_viewed', name: 'viewed', number: 1 },
      { event: 'gift_passing_started', name: 'started', number: 2 },
      { event: 'gift_passing_item_details_filled', name: 'item_details_filled', number: 3 },
      { event: 'gift_passing_review_viewed', name: 'review_viewed', number: 4 },
      { event: 'gift_passing_contact_filled', name: 'contact_filled', number: 5 },
      { event: 'gift_passing_submitted', name: 'submitted', number: 6 },
      { event: 'gift_passing_success_viewed', name: 'success_viewed', number: 7 },
    ],
    whole: 7,
    exits: ['gift_passing_abandoned'],
  },
} as const satisfies Record<string, Funnel>
export type FunnelName = keyof typeof FUNNELS

export type StepEvent<F extends FunnelName> = (typeof FUNNELS)[F]['steps'][number]['event']
export type ExitEvent<F extends FunnelName> = (typeof FUNNELS)[F]['exits'][number]

/** Returns the step names that may be the `abandonment_stage` of an exit event. */
export function abandonmentStages(event: EventName): readonly string[] {
  const all: Funnel[] = Object.values(FUNNELS)
  const funnel = all.find(({ exits }) => exits.includes(event))
  return funnel?.steps.map(({ name }) => name) ?? []
}
