import { emailMessages } from '@registry/shared/messages/emails'
import { escapeHtml } from './escape-html.ts'

/** A mail that is ready to send: always with a plain text beside the HTML. */
export interface Email {
  subject: string
  text: string
  html: string
}

export interface EmailParts {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Lines that are looked at one by one. */
  facts?: readonly string[]
  /** What to do, just above the button. */
  advice?: readonly string[]
  /** The one thing to do, as a button. */
  action?: { label: string; href: string }
  /** Below the button, in small print. */
  notes: readonly string[]
}

const BODY = 'margin:0;padding:24px;background:#fbf7f2;font-family:sans-serif;color:#3b3330'
const CARD = 'max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px'
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:999px;background:#3b3330;color:#ffffff;text-decoration:none'

function toText(parts: EmailParts): string {
  const { greeting, paragraphs, facts, advice = [], action, notes } = parts
  const link = action && `${action.label}:\n${action.href}`
  return [
    greeting,
    ...paragraphs,
    facts?.join('\n'),
    ...advice,
    link,
    ...notes,
    emailMessages.signature,
  ]
    .filter(part => part !== undefined)
    .join('\n\n')
}

function buttonOf(action: EmailParts['action']): string {
  if (!action) return ''
  const href = escapeHtml(action.href)
  return `<p><a href="${href}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>
<p style="font-size:13px">${emailMessages.linkFallback}<br><a href="${href}">${href}</a></p>`
}

function toHtml(parts: EmailParts): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
  const note = (text: string) => `<p style="font-size:13px">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(parts.subject)}</title></head>
<body style="${BODY}"><div style="${CARD}">
${[parts.greeting, ...parts.paragraphs, ...(parts.facts ?? []), ...(parts.advice ?? [])].map(paragraph).join('\n')}
${buttonOf(parts.action)}
${parts.notes.map(note).join('\n')}
<p>${emailMessages.signature}</p>
</div></body></html>
`
}

/** A mail in the product's one design, as text and as HTML; every part is taken as plain text. */
export function layout(parts: EmailParts): Email {
  return { subject: parts.subject, text: toText(parts), html: toHtml(parts) }
}
