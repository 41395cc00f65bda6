import type { EmailParts } from './email-parts.ts'
import { layoutHtml } from './layout-html.ts'
import { layoutText } from './layout-text.ts'

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
