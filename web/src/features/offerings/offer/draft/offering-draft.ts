import * as z from 'zod/mini'
import { unconfirmedRequest } from '../../../../lib/api-client/send-idempotently.ts'
import { draftStorage } from '../../../../lib/storage/draft-storage.ts'

const offeringDraft = z.object({
  itemName: z.string(),
  category: z.string(),
  /** Uploaded photos. */
  photos: z.array(z.object({ id: z.string(), displayUrl: z.string() })),
  description: z.string(),
  condition: z.string(),
  quantity: z.string(),
  suitableAge: z.string(),
  originalBrand: z.string(),
  itemAge: z.string(),
  conditionNotes: z.string(),
  detailedDescription: z.string(),
  offererName: z.string(),
  offererEmail: z.string(),
  offererPhone: z.string(),
  personalMessage: z.string(),
  pickupAvailable: z.boolean(),
  deliveryAvailable: z.boolean(),
  availableDates: z.array(z.string()),
  /** Day that was picked and not added yet, or empty. */
  pickedDate: z._default(z.string(), ''),
  preferredTimes: z.array(z.string()),
  notes: z.string(),
  sent: z.optional(unconfirmedRequest),
})

/** Values of the offering form, as typed. */
export type OfferingDraft = z.output<typeof offeringDraft>

export const EMPTY_OFFERING_DRAFT: OfferingDraft = {
  itemName: '',
  category: '',
  photos: [],
  description: '',
  condition: '',
  quantity: '1',
  suitableAge: '',
  originalBrand: '',
  itemAge: '',
  conditionNotes: '',
  detailedDescription: '',
  offererName: '',
  offererEmail: '',
  offererPhone: '',
  personalMessage: '',
  pickupAvailable: true,
  deliveryAvailable: false,
  availableDates: [],
  pickedDate: '',
  preferredTimes: [],
  notes: '',
}

/**
 * Creates the draft storage of one registry in sessionStorage; the draft lasts until the sheet is
 * closed.
 */
export function offeringDraftStorage(slug: string) {
  return draftStorage(`offer_draft_${slug}`, offeringDraft)
}
export type OfferingDraftStorage = ReturnType<typeof offeringDraftStorage>
