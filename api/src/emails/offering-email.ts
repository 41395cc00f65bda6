import { emailMessages } from '@registry/shared/messages/emails/emails'
import { offeringMailMessages as texts } from '@registry/shared/messages/emails/offering-mails'
import { disableLinks } from './layout/disable-links.ts'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

/** A change of an offering, for its offerer. */
export interface OfferingEmail {
  kind: keyof typeof texts.news
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
}

function contactFacts({ contact }: OfferingEmail): string[] {
  if (!contact) return []
  const { name, email, phone } = contact
  const shownName = linkFreeName(name)
  return [
    ...(shownName ? [texts.contact.name(shownName)] : []),
    // The one clickable email address; it was validated.
    texts.contact.email(email),
    ...(phone ? [texts.contact.phone(phone)] : []),
  ]
}

const replyTo = ({ contact }: OfferingEmail) =>
  contact && {
    replyTo: { name: linkFreeName(contact.name) ?? texts.theParents, address: contact.email },
  }

/** Email to an offerer about a change of their offering. */
export function offeringEmail(words: OfferingEmail): Email {
  const { kind, name, parents, itemName, quantity, note, contact, link } = words
  const { subject, text, advice } = texts.news[kind]
  const email = layout({
    subject,
    greeting: emailMessages.greeting(linkFreeName(name)),
    paragraphs: [text(linkFreeName(parents) ?? texts.theParents)],
    words: note ? disableLinks(note) : undefined,
    facts: [
      texts.item(linkFreeName(itemName) ?? texts.aThing),
      texts.quantity(quantity),
      ...contactFacts(words),
    ],
    advice: [advice, ...(contact ? [texts.contact.answer] : [])],
    action: { label: texts.action, href: link },
    notes: [texts.ownLink, texts.foreign],
    foot: texts.foot,
  })
  return { ...email, ...replyTo(words) }
}
