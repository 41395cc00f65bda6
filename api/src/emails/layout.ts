import type { EmailParts } from './email-parts.ts'
import { layoutHtml } from './layout-html.ts'
import { layoutText } from './layout-text.ts'

/** A mail that is ready to send: always with a plain text beside the HTML. */
export interface Email {
  subject: string
  text: string
  html: string
  /** Who gets an answer; the product unless told. */
  replyTo?: { name: string; address: string }
}

/** A mail in the product's one design, as text and as HTML. */
export function layout(parts: EmailParts): Email {
  return { subject: parts.subject, text: layoutText(parts), html: layoutHtml(parts) }
}
