import { offeringRequest } from '@registry/shared/contract/offerings/offerings'
import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import type * as z from 'zod/mini'
import type { OfferingDraft } from '../draft/offering-draft.ts'
import { todayInputValue } from './format-day.ts'
import { WIZARD_STEPS, type WizardStep } from './wizard-steps.ts'

/** Fields of each step, in the order of validation and focus. */
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
/** Errors by field; valid fields are absent. */
export type OfferingErrors = Partial<Record<OfferingField, string>>

export const fieldsOfStep = (step: WizardStep): readonly OfferingField[] => STEP_FIELDS[step]

export function stepOfField(field: OfferingField): WizardStep {
  return WIZARD_STEPS.find(step => fieldsOfStep(step).includes(field)) ?? 'what-sharing'
}

const ALL_FIELDS = WIZARD_STEPS.flatMap(step => [...fieldsOfStep(step)])

/** Returns the first invalid field in the order of the steps. */
export function firstInvalidField(errors: OfferingErrors): OfferingField | undefined {
  return ALL_FIELDS.find(field => errors[field] !== undefined)
}

/**
 * Maps the path of an issue in the request to a form field; `availability` groups several fields.
 */
export function fieldAtPath(path: readonly PropertyKey[]): OfferingField | undefined {
  const [first, second] = path
  const names = first === 'availability' ? [second, first] : [first]
  return names
    .map(name => ALL_FIELDS.find(field => field === name))
    .find(field => field !== undefined)
}

/** Optional fields that are blank are omitted. */
const trimToUndefined = (text: string) => text.trim() || undefined

/** Returns the hand-over dates in order, with a picked date that was not added. */
export function withPickedDate({ availableDates, pickedDate }: OfferingDraft): string[] {
  if (pickedDate === '') return availableDates
  return [...new Set([...availableDates, pickedDate])].toSorted()
}

/** Returns why the picked date cannot be added. */
export function pickedDateError(draft: OfferingDraft): string | undefined {
  const { dates } = OFFERING_LIMITS
  if (withPickedDate(draft).length > dates) return t.datesMax(dates)
  const isPast = draft.pickedDate !== '' && draft.pickedDate < todayInputValue()
  return isPast ? t.datePast : undefined
}

/** Builds the request from a draft, without validation. */
function toOfferingRequest(draft: OfferingDraft, registrySlug: string) {
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
      availableDates: withPickedDate(draft),
      preferredTimes: draft.preferredTimes,
      notes: trimToUndefined(draft.notes),
    },
    photoIds: draft.photos.map(photo => photo.id),
  }
}

/**
 * Validates the draft with the contract's schema, and its picked date: returns the request, or the first error of
 * each field.
 */
export function validateOffering(
  draft: OfferingDraft,
  registrySlug: string,
):
  | { request: z.output<typeof offeringRequest>; errors: OfferingErrors }
  | { request?: undefined; errors: OfferingErrors } {
  const parsed = offeringRequest.safeParse(toOfferingRequest(draft, registrySlug))
  const availableDates = pickedDateError(draft)
  if (parsed.success && !availableDates) return { request: parsed.data, errors: {} }
  const errors: OfferingErrors = availableDates ? { availableDates } : {}
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fieldAtPath(path)
    if (field) errors[field] ??= message
  }
  return { errors }
}

/** Returns true if all previous steps are valid. */
export function isStepReachable(step: WizardStep, errors: OfferingErrors): boolean {
  const before = WIZARD_STEPS.slice(0, WIZARD_STEPS.indexOf(step))
  return before.every(one => fieldsOfStep(one).every(field => errors[field] === undefined))
}
