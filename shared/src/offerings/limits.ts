/** Limits of an offering's fields, shared by forms and API. */
export const OFFERING_LIMITS = {
  itemName: 300,
  descriptionMin: 20,
  description: 5_000,
  conditionNotes: 1_000,
  itemAge: 80,
  originalBrand: 80,
  quantity: 20,
  offererName: 80,
  offererPhone: 40,
  personalMessage: 1_000,
  availabilityNotes: 1_000,
  dates: 31,
  times: 10,
  time: 40,
  /** The parents' note on a review, and the reason for a flag. */
  note: 1_000,
  /** Where it is picked up. */
  place: 200,
  /** One message of the thread. */
  message: 2_000,
  photos: 4,
} as const
