import { emailMessages } from '@registry/shared/messages/emails'
import { offeringMailMessages as texts } from '@registry/shared/messages/offering-mails'
import { linkFreeName } from './link-free-name.ts'
import { disableLinks } from './disable-links.ts'
import { type Email, layout } from './layout.ts'

/** What has happened to an offering, as its offerer is told. */
export interface OfferingEmail {
  kind: keyof typeof texts.news
  /** Of who offers. */
  name: string
  parents: string
  itemName: string
  quantity: number
  /** What the parents wrote with it. */
  note?: string | null
  /** How they can be reached, as they wished to tell. */
  contact?: { name: string; email: string; phone: string | null }
  /** The page of the offering, for its offerer alone. */
  link: string
}

function contactFacts({ contact }: OfferingEmail): string[] {
  if (!contact) return []
  const { name, email, phone } = contact
  const shownName = linkFreeName(name)
  return [
    ...(shownName ? [texts.contact.name(shownName)] : []),
    // The one address that is there to be used: it was checked to be one and no more.
    texts.contact.email(email),
    ...(phone ? [texts.contact.phone(phone)] : []),
  ]
}

const replyTo = ({ contact }: OfferingEmail) =>
  contact && {
    replyTo: { name: linkFreeName(contact.name) ?? texts.theParents, address: contact.email },
  }

/** Tells who offers something what has become of it. */
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
