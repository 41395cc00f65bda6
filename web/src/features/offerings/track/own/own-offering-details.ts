import type { OwnOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { trackOfferingsMessages } from '@registry/shared/messages/offerings/track-offerings'
import { formatDate } from '../../format/singapore-day.ts'

const t = trackOfferingsMessages.own

/** Returns name and text of every detail that the offerer filled in. */
export function offeringDetails(offering: OwnOffering): { name: string; text: string }[] {
  const { facts } = t
  const { availability } = offering
  const ways = [
    availability.pickupAvailable && t.pickup,
    availability.deliveryAvailable && t.delivery,
  ]
  const rows: [string, string | null][] = [
    [facts.category, offering.category],
    [facts.condition, offering.condition],
    [facts.conditionNotes, offering.conditionNotes],
    [facts.description, offering.description],
    [facts.detailedDescription, offering.detailedDescription],
    [facts.itemAge, offering.itemAge],
    [facts.originalBrand, offering.originalBrand],
    [facts.availability, ways.filter(Boolean).join(', ')],
    [facts.availableDates, availability.availableDates.map(formatDate).join(', ')],
    [facts.preferredTimes, availability.preferredTimes.join(', ')],
    [facts.availabilityNotes, availability.notes],
    [facts.personalMessage, offering.personalMessage],
    [facts.name, offering.offererName],
    [facts.email, offering.offererEmail],
    [facts.phone, offering.offererPhone],
  ]
  return rows.flatMap(([name, text]) => (text ? [{ name, text }] : []))
}
