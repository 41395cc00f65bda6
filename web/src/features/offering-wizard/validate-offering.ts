import { offeringRequest } from '@registry/shared/contract/offerings'
import type * as z from 'zod/mini'
import type { OfferDraft } from './offering-draft.ts'
import { WIZARD_STEPS, type WizardStep } from './wizard-steps.ts'

/** What stands in each step, in the order in which it is judged and focused. */
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

export type OfferField = (typeof STEP_FIELDS)[WizardStep][number]
/** What is wrong with each field; a field that is right is not in it. */
export type OfferErrors = Partial<Record<OfferField, string>>

export const fieldsOf = (step: WizardStep): readonly OfferField[] => STEP_FIELDS[step]

/** Where a field stands. */
export function stepOf(field: OfferField): WizardStep {
  return WIZARD_STEPS.find(step => fieldsOf(step).includes(field)) ?? 'what-sharing'
}

const ALL_FIELDS = WIZARD_STEPS.flatMap(step => [...fieldsOf(step)])

/** The first field, as the wizard is gone through, with which something is wrong. */
export function firstWrong(errors: OfferErrors): OfferField | undefined {
  return ALL_FIELDS.find(field => errors[field] !== undefined)
}

/** The field that a place in the request stands for: ways, dates and notes stand below one name there. */
export function fieldAt(path: readonly PropertyKey[]): OfferField | undefined {
  const [first, second] = path
  const names = first === 'availability' ? [second, first] : [first]
  return names
    .map(name => ALL_FIELDS.find(field => field === name))
    .find(field => field !== undefined)
}

/** Blank is nothing: what is optional is left out then. */
const orNothing = (text: string) => text.trim() || undefined

/** What is sent for a draft: not judged yet. */
export function requestOf(draft: OfferDraft, registrySlug: string) {
  return {
    registrySlug,
    itemName: draft.itemName,
    description: draft.description,
    detailedDescription: orNothing(draft.detailedDescription),
    category: draft.category,
    condition: draft.condition,
    conditionNotes: orNothing(draft.conditionNotes),
    itemAge: orNothing(draft.itemAge),
    originalBrand: orNothing(draft.originalBrand),
    quantity: draft.quantity.trim() === '' ? Number.NaN : Number(draft.quantity),
    suitableAge: draft.suitableAge,
    offererName: draft.offererName,
    offererEmail: draft.offererEmail,
    offererPhone: orNothing(draft.offererPhone),
    personalMessage: orNothing(draft.personalMessage),
    availability: {
      pickupAvailable: draft.pickupAvailable,
      deliveryAvailable: draft.deliveryAvailable,
      availableDates: draft.availableDates,
      preferredTimes: draft.preferredTimes,
      notes: orNothing(draft.notes),
    },
    photoIds: draft.photos.map(photo => photo.id),
  }
}

/** The whole form by the contract's rules: what would be sent, or the first thing wrong with each field. */
export function checkOffer(
  draft: OfferDraft,
  registrySlug: string,
):
  | { request: z.output<typeof offeringRequest>; errors: OfferErrors }
  | { request?: undefined; errors: OfferErrors } {
  const parsed = offeringRequest.safeParse(requestOf(draft, registrySlug))
  if (parsed.success) return { request: parsed.data, errors: {} }
  const errors: OfferErrors = {}
  for (const { path, message } of parsed.error.issues) {
    const field = fieldAt(path)
    if (field) errors[field] ??= message
  }
  return { errors }
}

/** Whether nothing is wrong with a step and those before it. */
export function isReachable(step: WizardStep, errors: OfferErrors): boolean {
  const before = WIZARD_STEPS.slice(0, WIZARD_STEPS.indexOf(step))
  return before.every(one => fieldsOf(one).every(field => errors[field] === undefined))
}
