import { emailMessages } from '@registry/shared/messages/emails/emails'
import { offeringMailMessages as t } from '@registry/shared/messages/emails/offering-mails'
import { disableLinks } from './layout/disable-links.ts'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

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
    greeting: emailMessages.greeting(linkFreeName(name)),
    paragraphs: [text(linkFreeName(offererName) ?? t.somebody, item)],
    words: message === undefined ? undefined : disableLinks(message),
    action: { label: action, href: link },
    notes: [],
    unsubscribeUrl: words.unsubscribeUrl,
  })
}
