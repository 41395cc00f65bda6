import * as z from 'zod/mini'
import { CATEGORIES } from '../../categories/categories.ts'
import { offeringFormMessages as t } from '../../messages/offerings/offering-form.ts'
import { SUITABLE_AGES } from '../../offerings/choices.ts'
import { CONDITIONS } from '../../offerings/conditions.ts'
import { OFFERING_LIMITS as MAX } from '../../offerings/limits.ts'
import { OFFERING_STATUSES } from '../../offerings/statuses.ts'
import { email, id, line, optionalText, requiredText, text, timestamp } from '../fields.ts'

const optionalLine = (max: number) =>
  line().check(z.maxLength(max, `Please use at most ${max} characters`))

const PHONE_DIGITS_MIN = 5

// Two simple checks: a single pattern for both backtracks for too long over many digits.
const isPhone = (value: string) =>
  /^\+?[\d\s().-]*$/.test(value) && value.replace(/\D/g, '').length >= PHONE_DIGITS_MIN

/** Phone number of digits and common separators; may be blank. */
export const offererPhone = optionalLine(MAX.offererPhone).check(
  z.refine(value => value === '' || isPhone(value), t.phoneInvalid),
)

/** Times and ways of a hand-over: pickup, delivery or both. */
const availability = z
  .strictObject(
    {
      pickupAvailable: z._default(z.boolean(), true),
      deliveryAvailable: z._default(z.boolean(), false),
      availableDates: z.optional(z.array(z.iso.date(t.dateInvalid)).check(z.maxLength(MAX.dates))),
      preferredTimes: z.optional(
        z.array(requiredText(MAX.time, t.dateInvalid)).check(z.maxLength(MAX.times)),
      ),
      notes: z.optional(optionalText(MAX.availabilityNotes)),
    },
    t.availabilityRequired,
  )
  .check(
    z.refine(
      ({ pickupAvailable, deliveryAvailable }) => pickupAvailable || deliveryAvailable,
      t.availabilityRequired,
    ),
  )
export type Availability = z.output<typeof availability>

const quantity = z
  .int(t.quantity(MAX.quantity))
  .check(z.gte(1, t.quantity(MAX.quantity)), z.lte(MAX.quantity, t.quantity(MAX.quantity)))

/** Fields of the offered item, filled in by the offerer. */
export const offeredThing = {
  itemName: requiredText(MAX.itemName, t.itemNameRequired),
  description: text(t.descriptionTooShort).check(
    z.minLength(MAX.descriptionMin, t.descriptionTooShort),
    z.maxLength(MAX.description, `Please use at most ${MAX.description} characters`),
  ),
  detailedDescription: z.optional(optionalText(MAX.description)),
  category: z.enum(CATEGORIES, t.categoryRequired),
  condition: z.enum(CONDITIONS, t.conditionRequired),
  conditionNotes: z.optional(optionalText(MAX.conditionNotes)),
  itemAge: z.optional(optionalLine(MAX.itemAge)),
  originalBrand: z.optional(optionalLine(MAX.originalBrand)),
  quantity,
  suitableAge: z.enum(SUITABLE_AGES, t.ageRequired),
}

/** Fields about the offerer and the hand-over. */
export const offererFields = {
  offererName: requiredText(MAX.offererName, t.nameRequired),
  offererPhone: z.optional(offererPhone),
  personalMessage: z.optional(optionalText(MAX.personalMessage)),
  availability,
}

export const offererEmail = email(t.emailRequired, t.emailInvalid)

/** Ids of photos that were uploaded before. */
export const photoIds = z.array(id).check(
  z.maxLength(MAX.photos, t.photosMax(MAX.photos)),
  z.overwrite(ids => ids.map(one => one.toLowerCase())),
  z.refine(ids => new Set(ids).size === ids.length, t.photoTwice),
)

export const offeringStatus = z.enum(OFFERING_STATUSES)

/** A photo of the offered item, re-encoded and served by us. */
export const offeringPhoto = z.object({ id, displayUrl: z.string() })
export type OfferingPhoto = z.output<typeof offeringPhoto>

/** One message of the thread between parents and offerer. */
export const offeringMessage = z.object({
  id,
  from: z.enum(['parents', 'offerer']),
  message: z.string(),
  createdAt: timestamp,
})
export type OfferingMessage = z.output<typeof offeringMessage>

/** Availability in responses. */
const shownAvailability = z.object({
  pickupAvailable: z.boolean(),
  deliveryAvailable: z.boolean(),
  availableDates: z.array(z.string()),
  preferredTimes: z.array(z.string()),
  notes: z.nullable(z.string()),
})

const shown = {
  id,
  itemName: z.string(),
  status: offeringStatus,
  category: z.string(),
  quantity: z.int(),
  suitableAge: z.string(),
}

/** An accepted offering as visible to everyone: no person, no photo. */
export const publicOffering = z.object({ ...shown, condition: z.string() })
export type PublicOffering = z.output<typeof publicOffering>

/**
 * An offering in the results for the offerer's email address: no contact details, no notes of the
 * parents.
 */
export const offeringCard = z.object({
  ...shown,
  /** On the offerers' scale: New, Gently Used, Well Used. */
  condition: z.string(),
  description: z.string(),
  createdAt: timestamp,
  photos: z.array(offeringPhoto),
  /** The parents' message after delivery. */
  thankYou: z.nullable(z.string()),
})
export type OfferingCard = z.output<typeof offeringCard>

/** An offering that an owner made on another registry. */
export const myOfferingCard = z.extend(offeringCard, {
  registrySlug: z.string(),
  registryTitle: z.string(),
})

const details = {
  ...shown,
  description: z.string(),
  detailedDescription: z.nullable(z.string()),
  conditionNotes: z.nullable(z.string()),
  itemAge: z.nullable(z.string()),
  originalBrand: z.nullable(z.string()),
  offererName: z.string(),
  personalMessage: z.nullable(z.string()),
  availability: shownAvailability,
  photos: z.array(offeringPhoto),
  /** The parents' note on acceptance. */
  adminNotes: z.nullable(z.string()),
  /** The parents' reason for declining or cancelling. */
  reason: z.nullable(z.string()),
  thankYou: z.nullable(z.string()),
  /** When and where it changes hands, once that is arranged. */
  pickup: z.nullable(z.object({ at: timestamp, place: z.string() })),
  /** Time at which the offerer marked it as handed over. */
  handedOverAt: z.nullable(timestamp),
  createdAt: timestamp,
}

/** An offering in full with the offerer's allowed actions, for the holder of the emailed link. */
export const ownOffering = z.object({
  ...details,
  registrySlug: z.string(),
  registryTitle: z.string(),
  /** On either scale, as submitted. */
  condition: z.string(),
  offererEmail: z.string(),
  offererPhone: z.nullable(z.string()),
  /** Contact details of the parents, once they shared them. */
  parents: z.nullable(
    z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
  ),
  messages: z.array(offeringMessage),
  can: z.object({
    edit: z.boolean(),
    withdraw: z.boolean(),
    reply: z.boolean(),
    handOver: z.boolean(),
  }),
})
export type OwnOffering = z.output<typeof ownOffering>

/** An offering as visible to the parents. */
export const ownerOffering = z.object({
  ...details,
  /** On the parents' scale: New, Like New, Good, Fair. */
  condition: z.string(),
  /** On the offerers' scale, shown to the parents where it differs from theirs. */
  offererCondition: z.string(),
  offererContact: z.object({ email: z.string(), phone: z.nullable(z.string()) }),
  flagReason: z.nullable(z.string()),
  reviewedAt: z.nullable(timestamp),
  /** Number of messages, and of offerer's messages that the parents have not opened. */
  messageCount: z.int(),
  unreadCount: z.int(),
  can: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    flag: z.boolean(),
    expressInterest: z.boolean(),
    confirm: z.boolean(),
    deliver: z.boolean(),
    cancel: z.boolean(),
    message: z.boolean(),
  }),
})
export type OwnerOffering = z.output<typeof ownerOffering>
