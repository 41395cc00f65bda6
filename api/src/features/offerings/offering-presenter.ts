import type {
  Availability,
  myOfferingCard,
  OfferingCard,
  OfferingMessage,
  OfferingPhoto,
  OwnerOffering,
  OwnOffering,
  PublicOffering,
} from '@registry/shared/contract/offerings/offering-schemas'
import { conditionForOfferer, conditionForParents } from '@registry/shared/offerings/conditions'
import type * as z from 'zod'
import type { Contact } from './offering-interest-store.ts'
import type { Message, MessageCounts } from './offering-message-store.ts'
import { offererPermissions, ownerOfferingPermissions } from './offering-policy.ts'
import type { Offering, OfferingWithRegistry } from './offering-store.ts'

function toAvailability(kept: Partial<Availability>): OwnerOffering['availability'] {
  return {
    pickupAvailable: kept.pickupAvailable ?? false,
    deliveryAvailable: kept.deliveryAvailable ?? false,
    availableDates: kept.availableDates ?? [],
    preferredTimes: kept.preferredTimes ?? [],
    notes: kept.notes || null,
  }
}

const shown = ({ id, itemName, status, category, quantity, suitableAge }: Offering) => ({
  ...{ id, itemName, status, category, quantity, suitableAge },
})

/** Returns date and place of an arranged hand-over; null after its cancellation. */
const toPickup = ({ status, pickupAt, pickupPlace }: Offering) =>
  status === 'confirmed' && pickupAt && pickupPlace
    ? { at: pickupAt.toISOString(), place: pickupPlace }
    : null

const details = (offering: Offering, photos: OfferingPhoto[]) => ({
  ...shown(offering),
  description: offering.description,
  detailedDescription: offering.detailedDescription,
  conditionNotes: offering.conditionNotes,
  itemAge: offering.itemAge,
  originalBrand: offering.originalBrand,
  offererName: offering.offererName,
  personalMessage: offering.personalMessage,
  availability: toAvailability(offering.availability),
  photos,
  adminNotes: offering.adminNotes,
  reason: offering.rejectReason,
  thankYou: offering.thankYouNote,
  pickup: toPickup(offering),
  handedOverAt: offering.handedOverAt?.toISOString() ?? null,
  createdAt: offering.createdAt.toISOString(),
})

/** Converts an accepted offering for everyone, without personal data. */
export function toPublicOffering(offering: Offering): PublicOffering {
  return { ...shown(offering), condition: conditionForOfferer(offering.condition) }
}

/** Converts an offering for visitors who look it up by its email address. */
export function toOfferingCard(offering: Offering, photos: OfferingPhoto[]): OfferingCard {
  return {
    ...shown(offering),
    condition: conditionForOfferer(offering.condition),
    description: offering.description,
    createdAt: offering.createdAt.toISOString(),
    photos,
    thankYou: offering.thankYouNote,
  }
}

/** Converts an offering with its registry. */
export function toMyOfferingCard(
  offering: OfferingWithRegistry,
  photos: OfferingPhoto[],
): z.output<typeof myOfferingCard> {
  const { registrySlug, registryTitle } = offering
  return { ...toOfferingCard(offering, photos), registrySlug, registryTitle }
}

export function toMessage({ id, sender, body, createdAt }: Message): OfferingMessage {
  return {
    id,
    from: sender === 'owner' ? 'parents' : 'offerer',
    message: body,
    createdAt: createdAt.toISOString(),
  }
}

interface OwnParts {
  offering: Offering
  photos: OfferingPhoto[]
  registry: { slug: string; title: string }
  contact: Contact | undefined
  messages: Message[]
}

/** Converts an offering for its offerer. */
export function toOwnOffering(parts: OwnParts): OwnOffering {
  const { offering, photos, registry, contact, messages } = parts
  return {
    ...details(offering, photos),
    registrySlug: registry.slug,
    registryTitle: registry.title,
    condition: offering.condition,
    offererEmail: offering.offererEmail,
    offererPhone: offering.offererPhone,
    parents: contact ?? null,
    messages: messages.map(toMessage),
    can: offererPermissions(offering),
  }
}

const NO_MESSAGES: MessageCounts = { messages: 0, unread: 0 }

/** Converts an offering for the owner of the registry. */
export function toOwnerOffering(
  offering: Offering,
  photos: OfferingPhoto[],
  counts = NO_MESSAGES,
): OwnerOffering {
  return {
    ...details(offering, photos),
    condition: conditionForParents(offering.condition),
    offererCondition: conditionForOfferer(offering.condition),
    offererContact: { email: offering.offererEmail, phone: offering.offererPhone },
    flagReason: offering.flagReason,
    reviewedAt: offering.reviewedAt?.toISOString() ?? null,
    messageCount: counts.messages,
    unreadCount: counts.unread,
    can: ownerOfferingPermissions(offering),
  }
}
