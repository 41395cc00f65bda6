import * as z from 'zod/mini'
import { draftStorage } from '../../lib/draft-storage.ts'

const offeringDraft = z.object({
  itemName: z.string(),
  category: z.string(),
  /** PhotoUploads that have uploaded. */
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
  preferredTimes: z.array(z.string()),
  notes: z.string(),
  /** The key of the last try and what it sent: the same words again are the same offering. */
  sent: z.optional(z.object({ key: z.string(), body: z.string() })),
})

/** What somebody offers, as it is typed. */
export type OfferingDraft = z.output<typeof offeringDraft>

/** The form before anything is typed. */
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
  preferredTimes: [],
  notes: '',
}

/** Keeps what is typed for one registry: for this tab and its reloads, until the sheet is closed. */
export function offeringDraftStorage(slug: string) {
  return draftStorage(`offer_draft_${slug}`, offeringDraft)
}
export type OfferingDraftStorage = ReturnType<typeof offeringDraftStorage>
