/** Types of event parameters. None of them can identify a person, a registry or an item. */
interface ParamTypes {
  step_number: number
  step_name: string
  time_in_funnel: number
  time_on_step: number
  abandonment_stage: string
  abandonment_step_number: number
  time_before_abandonment: number
  completion_percentage: number
  funnel_step: number
  contribution_amount: number
  environment: 'production'
  timestamp: string
  page_location: string
  description: string
  fatal: boolean
  method: string
  endpoint: string
  status_code: number
  error_code: string
}
type ParamName = keyof ParamTypes

/** Parameters of every event. `environment` is constant, as the specification defines it. */
export const COMMON_PARAMS = ['environment', 'timestamp'] as const satisfies readonly ParamName[]

const STEP = [
  'step_number',
  'step_name',
  'time_in_funnel',
  'time_on_step',
  'completion_percentage',
] as const
const EXIT = [
  'abandonment_stage',
  'abandonment_step_number',
  'time_before_abandonment',
  'time_in_funnel',
  'time_on_step',
  'completion_percentage',
] as const
const GIFT_STEP = [...STEP, 'funnel_step', 'contribution_amount'] as const
const GIFT_EXIT = [...EXIT, 'funnel_step', 'contribution_amount'] as const

/** All events with their own parameters, besides the common ones. */
export const EVENTS = {
  page_view: ['page_location'],
  exception: ['description', 'fatal'],
  api_error: ['method', 'endpoint', 'status_code', 'error_code'],

  onboarding_started: STEP,
  onboarding_education_viewed: STEP,
  onboarding_contact_info_viewed: STEP,
  onboarding_completed: STEP,
  onboarding_skipped: EXIT,
  onboarding_closed: EXIT,
  onboarding_abandoned: EXIT,

  contribution_started: GIFT_STEP,
  contribution_form_filled: GIFT_STEP,
  contribution_amount_selected: GIFT_STEP,
  contribution_proceed_to_payment: GIFT_STEP,
  contribution_payment_method_selected: GIFT_STEP,
  contribution_payment_method_changed: GIFT_STEP,
  contribution_qr_viewed: GIFT_STEP,
  contribution_payment_confirmed: GIFT_STEP,
  contribution_submitted: GIFT_STEP,
  contribution_completed: GIFT_STEP,
  contribution_abandoned: GIFT_EXIT,

  gift_passing_viewed: STEP,
  gift_passing_started: STEP,
  gift_passing_item_details_filled: STEP,
  gift_passing_review_viewed: STEP,
  gift_passing_contact_filled: STEP,
  gift_passing_submitted: STEP,
  gift_passing_success_viewed: STEP,
  gift_passing_abandoned: EXIT,
} as const satisfies Record<string, readonly ParamName[]>

export type EventName = keyof typeof EVENTS
export type EventParams<N extends EventName> = {
  [K in (typeof EVENTS)[N][number]]?: ParamTypes[K]
}
export type AnyParams = { [K in ParamName]?: ParamTypes[K] }

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name)
}

/** Removes parameters that the event does not declare, and undefined values. */
export function allowedParams(name: EventName, params: AnyParams): AnyParams {
  const allowed: readonly string[] = [...EVENTS[name], ...COMMON_PARAMS]
  return Object.fromEntries(
    Object.entries(params).filter(([key, value]) => allowed.includes(key) && value !== undefined),
  )
}
