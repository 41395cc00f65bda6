import { offeringMailMessages as t } from '@registry/shared/messages/emails/offering-mails'
import { disableLinks } from './layout/disable-links.ts'
import { formatTime } from './layout/format-time.ts'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

/** A change of an offering, for its offerer. */
interface OfferingEmail {
  kind: keyof typeof t.news
  /** Name of the offerer. */
  name: string
  parents: string
  itemName: string
  quantity: number
  /** Message from the owner. */
  note?: string | null
  /** Contact data that the owner shared. */
  contact?: { name: string; email: string; phone: string | null }
  /** Personal URL of the offering's page. */
  link: string
  unsubscribeUrl?: string | undefined
  /** When and where it changes hands, with its calendar file. */
  pickup?: { at: Date; place: string; calendar: string } | undefined
}

function contactFacts({ contact }: OfferingEmail): string[] {
  if (!contact) return []
  const { name, email, phone } = contact
  const shownName = linkFreeName(name)
  return [
    ...(shownName ? [t.contact.name(shownName)] : []),
    // The one clickable email address; it was validated.
    t.contact.email(email),
    ...(phone ? [t.contact.phone(phone)] : []),
  ]
}

function pickupFacts({ pickup }: OfferingEmail): string[] {
  if (!pickup) return []
  return [t.pickup.at(formatTime(pickup.at)), t.pickup.place(disableLinks(pickup.place))]
}

const calendarOf = ({ pickup }: OfferingEmail) =>
  pickup && {
    fileName: 'pickup.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: pickup.calendar,
  }

const replyTo = ({ contact }: OfferingEmail) =>
  contact && {
    replyTo: { name: linkFreeName(contact.name) ?? t.theParents, address: contact.email },
  }

/** Email to an offerer about a change of their offering. */
export function offeringEmail(words: OfferingEmail): Email {
  const { kind, name, parents, itemName, quantity, note, contact, link } = words
  const { subject, text, advice } = t.news[kind]
  const email = layout({
    subject,
    name,
    paragraphs: [text(linkFreeName(parents) ?? t.theParents)],
    words: note ? disableLinks(note) : undefined,
    facts: [
      t.item(linkFreeName(itemName) ?? t.aThing),
      t.quantity(quantity),
      ...contactFacts(words),
      ...pickupFacts(words),
    ],
    advice: [
      ...(words.pickup ? [t.pickup.calendar] : []),
      advice,
      ...(contact ? [t.contact.answer] : []),
    ],
    action: { label: t.action, href: link },
    notes: [t.ownLink, t.foreign],
    foot: t.foot,
    unsubscribeUrl: words.unsubscribeUrl,
  })
  return { ...email, ...replyTo(words), attachment: calendarOf(words) }
}

interface OfferingOwnerEmail {
  kind: 'reply' | 'withdrawn'
  /** Name of the owner. */
  name: string
  offererName: string
  itemName: string
  /** Message from the offerer. */
  message?: string
  /** URL of the owner's offerings. */
  link: string
  unsubscribeUrl?: string | undefined
}

/** Email to an owner about a reply or withdrawal of an offerer. */
export function offeringOwnerEmail(words: OfferingOwnerEmail): Email {
  const { kind, name, offererName, itemName, message, link } = words
  const { subject, text, action } = t.owner[kind]
  const item = linkFreeName(itemName) ?? t.owner.aThing
  return layout({
    subject,
    name,
    paragraphs: [text(linkFreeName(offererName) ?? t.somebody, item)],
    words: message === undefined ? undefined : disableLinks(message),
    action: { label: action, href: link },
    unsubscribeUrl: words.unsubscribeUrl,
  })
}
