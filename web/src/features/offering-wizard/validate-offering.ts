import { offeringRequest } from '@registry/shared/contract/offerings'
import type * as z from 'zod/mini'
import type { OfferingDraft } from './offering-draft.ts'
import { WIZARD_STEPS, type WizardStep } from './wizard-steps.ts'

/** What stands in each step, in the order in which it is touched and focused. */
const STEP_FIELDS = {
  'what-sharing': ['itemName', 'category', 'photoIds'],
  'item-details': [
    'description',
    'condition',
    'quantity',
    'suitableAge',
    'originalBrand',
    'itemAge',
    'conditionNotes',
    'detailedDescription',
  ],
  'contact-submit': [
    'offererName',
    'offererEmail',
    'offererPhone',
    'availability',
    'availableDates',
    'preferredTimes',
    'notes',
    'personalMessage',
  ],
} as const satisfies Record<WizardStep, readonly string[]>

export type OfferingField = (typeof STEP_FIELDS)[WizardStep][number]
/** What is wrong with each field; a field that is right is not in it. */
export type OfferingErrors = Partial<Record<OfferingField, string>>

export const fieldsOfStep = (step: WizardStep): readonly OfferingField[] => STEP_FIELDS[step]

/** Where a field stands. */
export function stepOfField(field: OfferingField): WizardStep {
  return WIZARD_STEPS.find(step => fieldsOfStep(step).includes(field)) ?? 'what-sharing'
}

const ALL_FIELDS = WIZARD_STEPS.flatMap(step => [...fieldsOfStep(step)])

/** The first field, as the wizard is gone through, with which something is wrong. */
export function firstInvalidField(errors: OfferingErrors): OfferingField | undefined {
  return ALL_FIELDS.find(field => errors[field] !== undefined)
}

/** The field that a registerControl in the request stands for: ways, dates and notes stand below one name there. */
export function fieldAtPath(path: readonly PropertyKey[]): OfferingField | undefined {
  const [first, second] = path
  const names = first === 'availability' ? [second, first] : [first]
  return names
    .map(name => ALL_FIELDS.find(field => field === name))
    .find(field => field !== undefined)
}

/** Blank is nothing: what is optional is left out then. */
const trimToUndefined = (text: string) => text.trim() || undefined

/** What is sent for a draft: not touched yet. */
export function toOfferingRequest(draft: OfferingDraft, registrySlug: string) {
  return {
    registrySlug,
    itemName: draft.itemName,
    description: draft.description,
    detailedDescription: trimToUndefined(draft.detailedDescription),
    category: draft.category,
    condition: draft.condition,
    conditionNotes: trimToUndefined(draft.conditionNotes),
    itemAge: trimToUndefined(draft.itemAge),
    originalBrand: trimToUndefined(draft.originalBrand),
    quantity: draft.quantity.trim() === '' ? Number.NaN : Number(draft.quantity),
    suitableAge: draft.suitableAge,
    offererName: draft.offererName,
    offererEmail: draft.offererEmail,
    offererPhone: trimToUndefined(draft.offererPhone),
    personalMessage: trimToUndefined(draft.personalMessage),
    availability: {
      pickupAvailable: draft.pickupAvailable,
      deliveryAvailable: draft.deliveryAvailable,
      availableDates: draft.availableDates,
      preferredTimes: draft.preferredTimes,
      notes: trimToUndefined(draft.notes),
    },
    photoIds: draft.photos.map(photo => photo.id),
  }
}

/** The whole form by the contract's rules: what would be sent, or the first thing wrong with each field. */
export function validateOffering(
  draft: OfferingDraft,
  registrySlug: string,
):
  | { request: z.output<typeof offeringRequest>; errors: OfferingErrors }
  | { request?: undefined; errors: OfferingErrors } {
  const parsed = offeringRequest.safeParse(toOfferingRequest(draft, registrySlug))
  if (parsed.success) return { request: parsed.data, errors: {} }
  const errors: OfferingErrors = {}
  for (const { path, message } of parsed.error.issues) {
    const field = fieldAtPath(path)
    if (field) errors[field] ??= message
  }
  return { errors }
}

/** Whether nothing is wrong with a step and those before it. */
export function isStepReachable(step: WizardStep, errors: OfferingErrors): boolean {
  const before = WIZARD_STEPS.slice(0, WIZARD_STEPS.indexOf(step))
  return before.every(one => fieldsOfStep(one).every(field => errors[field] === undefined))
}
