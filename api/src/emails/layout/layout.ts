import { emailMessages } from '@registry/shared/messages/emails/emails'
import type { EmailParts } from './email-parts.ts'
import { layoutHtml } from './layout-html.ts'

/** Renders an email as plain text, each link on its own line. */
function layoutText(parts: EmailParts): string {
  const { greeting, paragraphs, words, facts = [], advice = [], action, notes } = parts
  const said = words === undefined ? [] : [words]
  const link = action ? [`${action.label}:\n${action.href}`] : []
  const list = facts.length > 0 ? [facts.join('\n')] : []
  // RFC 3676 4.3: a signature follows a line of two hyphens and a space.
  const signature = `-- \n${emailMessages.signature}`
  return [greeting, ...paragraphs, ...said, ...list, ...advice, ...link, ...notes, signature].join(
    '\n\n',
  )
}

/** A rendered email, as text and HTML. */
export interface Email {
  subject: string
  text: string
  html: string
  /** Reply-To; by default the product's sender. */
  replyTo?: { name: string; address: string }
}

/** Renders an email as text and HTML. */
export function layout(parts: EmailParts): Email {
  return { subject: parts.subject, text: layoutText(parts), html: layoutHtml(parts) }
}
