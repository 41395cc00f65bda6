import { emailMessages } from '@registry/shared/messages/emails'
import { offeringMailMessages as texts } from '@registry/shared/messages/offering-mails'
import { harmlessName } from './harmless-name.ts'
import { harmlessText } from './harmless-text.ts'
import { type Email, layout } from './layout.ts'

export interface OfferingOwnerWords {
  kind: 'reply' | 'withdrawn'
  /** Of the owner. */
  name: string
  offererName: string
  itemName: string
  /** What the offerer wrote. */
  message?: string
  /** Where offerings are looked at. */
  link: string
}

/** Tells an owner what an offerer has done. */
export function offeringOwnerEmail(words: OfferingOwnerWords): Email {
  const { kind, name, offererName, itemName, message, link } = words
  const { subject, text, action } = texts.owner[kind]
  const item = harmlessName(itemName) ?? texts.owner.aThing
  return layout({
    subject,
    greeting: emailMessages.greeting(harmlessName(name)),
    paragraphs: [text(harmlessName(offererName) ?? texts.somebody, item)],
    words: message === undefined ? undefined : harmlessText(message),
    action: { label: action, href: link },
    notes: [],
  })
}
