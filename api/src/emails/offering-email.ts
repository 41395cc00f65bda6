import { emailMessages } from '@registry/shared/messages/emails'
import { offeringMailMessages as texts } from '@registry/shared/messages/offering-mails'
import { harmlessName } from './harmless-name.ts'
import { harmlessText } from './harmless-text.ts'
import { type Email, layout } from './layout.ts'

/** What has happened to an offering, as its offerer is told. */
export interface OfferingWords {
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

function contactFacts({ contact }: OfferingWords): string[] {
  if (!contact) return []
  const { name, email, phone } = contact
  const shownName = harmlessName(name)
  return [
    ...(shownName ? [texts.contact.name(shownName)] : []),
    // The one address that is there to be used: it was checked to be one and no more.
    texts.contact.email(email),
    ...(phone ? [texts.contact.phone(phone)] : []),
  ]
}

const replyTo = ({ contact }: OfferingWords) =>
  contact && {
    replyTo: { name: harmlessName(contact.name) ?? texts.theParents, address: contact.email },
  }

/** Tells who offers something what has become of it. */
export function offeringEmail(words: OfferingWords): Email {
  const { kind, name, parents, itemName, quantity, note, contact, link } = words
  const { subject, text, advice } = texts.news[kind]
  const email = layout({
    subject,
    greeting: emailMessages.greeting(harmlessName(name)),
    paragraphs: [text(harmlessName(parents) ?? texts.theParents)],
    words: note ? harmlessText(note) : undefined,
    facts: [
      texts.item(harmlessName(itemName) ?? texts.aThing),
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
