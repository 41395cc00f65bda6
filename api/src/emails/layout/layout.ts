import { emailMessages } from '@registry/shared/messages/emails/emails'
import { unsubscribeMessages } from '@registry/shared/messages/emails/unsubscribe'
import type { EmailParts } from './email-parts.ts'
import { layoutHtml } from './layout-html.ts'
import { linkFreeName } from './link-free-name.ts'

const unsubscribeLine = (url: string) => `${unsubscribeMessages.link}:\n${url}`

/** Renders an email as plain text, each link on its own line. */
function layoutText(parts: EmailParts): string {
  const { paragraphs, words, facts = [], advice = [], action, notes = [] } = parts
  const said = words === undefined ? [] : [words]
  const link = action ? [`${action.label}:\n${action.href}`] : []
  const list = facts.length > 0 ? [facts.join('\n')] : []
  const leave = parts.unsubscribeUrl ? [unsubscribeLine(parts.unsubscribeUrl)] : []
  // RFC 3676 4.3: a signature follows a line of two hyphens and a space.
  const signature = `-- \n${emailMessages.signature}`
  return [...paragraphs, ...said, ...list, ...advice, ...link, ...notes, ...leave, signature].join(
    '\n\n',
  )
}

/** A rendered email, as text and HTML. */
export interface Email {
  subject: string
  text: string
  html: string
  /** Reply-To; by default the product's sender. */
  replyTo?: { name: string; address: string } | undefined
  attachment?: { fileName: string; contentType: string; content: string } | undefined
  /** List-Unsubscribe with one click (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** Renders an email as text and HTML. */
export function layout(parts: EmailParts): Email {
  const { subject, name, unsubscribeUrl } = parts
  const greeting = emailMessages.greeting(linkFreeName(name))
  const greeted = { ...parts, paragraphs: [greeting, ...parts.paragraphs] }
  return { subject, text: layoutText(greeted), html: layoutHtml(greeted), unsubscribeUrl }
}
