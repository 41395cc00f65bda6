import * as z from 'zod/mini'
import { CATEGORIES } from '../categories/categories.ts'
import { offeringFormMessages as texts } from '../messages/offering-form.ts'
import { SUITABLE_AGES } from '../offerings/choices.ts'
import { CONDITIONS } from '../offerings/conditions.ts'
import { OFFERING_LIMITS as MAX } from '../offerings/limits.ts'
import { OFFERING_STATUSES } from '../offerings/statuses.ts'
import { email, id, line, optionalText, requiredText, text, timestamp } from './fields.ts'

const optionalLine = (max: number) =>
  line().check(z.maxLength(max, `Please use at most ${max} characters`))

const PHONE_DIGITS_MIN = 5

// Two plain looks: one pattern for both takes for ever over a long row of digits.
const isPhone = (value: string) =>
  /^\+?[\d\s().-]*$/.test(value) && value.replace(/\D/g, '').length >= PHONE_DIGITS_MIN

/** Digits with what people put between them; blank is none. */
export const offererPhone = optionalLine(MAX.offererPhone).check(
  z.refine(value => value === '' || isPhone(value), texts.phoneInvalid),
)

/** When and how a thing can change hands: at least one way. */
export const availability = z
  .strictObject({
    pickupAvailable: z._default(z.boolean(), true),
    deliveryAvailable: z._default(z.boolean(), false),
    availableDates: z.optional(
      z.array(z.iso.date(texts.dateInvalid)).check(z.maxLength(MAX.dates)),
    ),
    preferredTimes: z.optional(
      z.array(requiredText(MAX.time, texts.dateInvalid)).check(z.maxLength(MAX.times)),
    ),
    notes: z.optional(optionalText(MAX.availabilityNotes)),
  })
  .check(
    z.refine(
      ({ pickupAvailable, deliveryAvailable }) => pickupAvailable || deliveryAvailable,
      texts.availabilityRequired,
    ),
  )
export type Availability = z.output<typeof availability>

const quantity = z
  .int(texts.quantity(MAX.quantity))
  .check(z.gte(1, texts.quantity(MAX.quantity)), z.lte(MAX.quantity, texts.quantity(MAX.quantity)))

/** What is offered, as who offers it says it. */
export const offeredThing = {
  itemName: requiredText(MAX.itemName, texts.itemNameRequired),
  description: text().check(
    z.minLength(MAX.descriptionMin, texts.descriptionTooShort),
    z.maxLength(MAX.description, `Please use at most ${MAX.description} characters`),
  ),
  detailedDescription: z.optional(optionalText(MAX.description)),
  category: z.enum(CATEGORIES, texts.categoryRequired),
  condition: z.enum(CONDITIONS, texts.conditionRequired),
  conditionNotes: z.optional(optionalText(MAX.conditionNotes)),
  itemAge: z.optional(optionalLine(MAX.itemAge)),
  originalBrand: z.optional(optionalLine(MAX.originalBrand)),
  quantity,
  suitableAge: z.enum(SUITABLE_AGES, texts.ageRequired),
}

/** Who offers it, and how it can change hands. */
export const offererFields = {
  offererName: requiredText(MAX.offererName, texts.nameRequired),
  offererPhone: z.optional(offererPhone),
  personalMessage: z.optional(optionalText(MAX.personalMessage)),
  availability,
}

export const offererEmail = email(texts.emailRequired, texts.emailInvalid)

/** Photos that were sent before, by their ids. */
export const photoIds = z.array(id).check(
  z.maxLength(MAX.photos, texts.photosMax(MAX.photos)),
  z.overwrite(ids => ids.map(one => one.toLowerCase())),
  z.refine(ids => new Set(ids).size === ids.length, texts.photoTwice),
)

export const offeringStatus = z.enum(OFFERING_STATUSES)

/** A photo of what is offered, encoded by us and served from here. */
export const offeringPhoto = z.object({ id, displayUrl: z.string() })
export type OfferingPhoto = z.output<typeof offeringPhoto>

/** One message of the thread between the parents and who offers, the oldest first. */
export const offeringMessage = z.object({
  id,
  from: z.enum(['parents', 'offerer']),
  message: z.string(),
  createdAt: timestamp,
})
export type OfferingMessage = z.output<typeof offeringMessage>

/** How an answer tells when and how a thing can change hands. */
export const shownAvailability = z.object({
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

/** What the parents accepted, as everybody sees it: no person, no photo. */
export const publicOffering = z.object({ ...shown, condition: z.string() })
export type PublicOffering = z.output<typeof publicOffering>

/** An offering as its offerer finds it by their address: no contact details, no parents' notes. */
export const offeringCard = z.object({
  ...shown,
  /** In the words of who offers: New, Gently Used, Well Used. */
  condition: z.string(),
  description: z.string(),
  createdAt: timestamp,
  photos: z.array(offeringPhoto),
  /** What the parents said when it had arrived. */
  thankYou: z.nullable(z.string()),
})
export type OfferingCard = z.output<typeof offeringCard>

/** The same, of what an owner offered on other registries. */
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
  /** What the parents said when they accepted it. */
  adminNotes: z.nullable(z.string()),
  /** What they said when they declined it or called it off. */
  reason: z.nullable(z.string()),
  thankYou: z.nullable(z.string()),
  createdAt: timestamp,
}

/** An offering as whoever holds its mailed link sees it: whole, with what they may do. */
export const ownOffering = z.object({
  ...details,
  registrySlug: z.string(),
  registryTitle: z.string(),
  /** One of both lists, as it was written. */
  condition: z.string(),
  offererEmail: z.string(),
  offererPhone: z.nullable(z.string()),
  /** How the parents can be reached, once they said so. */
  parents: z.nullable(
    z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
  ),
  messages: z.array(offeringMessage),
  can: z.object({ edit: z.boolean(), withdraw: z.boolean(), reply: z.boolean() }),
})
export type OwnOffering = z.output<typeof ownOffering>

/** An offering as the parents see it. */
export const ownerOffering = z.object({
  ...details,
  /** In the parents' words: New, Like New, Good, Fair. */
  condition: z.string(),
  /** In the words of who offers, which the parents see beside theirs where they differ. */
  offererCondition: z.string(),
  offererContact: z.object({ email: z.string(), phone: z.nullable(z.string()) }),
  flagReason: z.nullable(z.string()),
  reviewedAt: z.nullable(timestamp),
  /** Messages of the thread, and how many of the offerer's the parents have not opened. */
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
