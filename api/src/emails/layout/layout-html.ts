import { escapeHtml } from '@registry/shared/html/escape-html'
import { emailMessages } from '@registry/shared/messages/emails/emails'
import { unsubscribeMessages } from '@registry/shared/messages/emails/unsubscribe'
import type { EmailParts } from './email-parts.ts'
import { DARK_MODE_CSS, emailStyle } from './email-style.ts'

const { product, foot, linkFallback } = emailMessages

const paragraph = (text: string) => `<p style="${emailStyle.paragraph}">${escapeHtml(text)}</p>`
const note = (text: string) => `<p class="quiet" style="${emailStyle.note}">${escapeHtml(text)}</p>`

function factsOf(facts: readonly string[] = []): string {
  if (facts.length === 0) return ''
  return `<p class="well" style="${emailStyle.facts}">${facts.map(escapeHtml).join('<br>')}</p>`
}

function wordsOf(text: string | undefined): string {
  if (text === undefined) return ''
  const lines = text.split('\n').map(escapeHtml)
  return `<blockquote class="well" dir="auto" style="${emailStyle.words}">${lines.join('<br>')}</blockquote>`
}

function buttonOf(action: EmailParts['action']): string {
  if (!action) return ''
  const href = escapeHtml(action.href)
  return `<p style="${emailStyle.action}"><a class="button" href="${href}" style="${emailStyle.button}">${escapeHtml(action.label)}</a></p>
<p class="quiet" style="${emailStyle.note}">${linkFallback}<br><a class="link" href="${href}" style="${emailStyle.link}">${href}</a></p>`
}

/** Returns the line below the card: why the email was sent, and how to stop emails of its kind. */
function footOf({ foot: reason = foot, unsubscribeUrl }: EmailParts): string {
  const style = `style="${emailStyle.foot}"`
  const link =
    unsubscribeUrl === undefined
      ? ''
      : `<br><a class="quiet" href="${escapeHtml(unsubscribeUrl)}" ${style}>${unsubscribeMessages.link}</a>`
  return `<p class="quiet" ${style}>${escapeHtml(reason)}${link}</p>`
}

function contentOf(parts: EmailParts) {
  const { paragraphs, words, facts, advice = [], action, notes = [] } = parts
  return [
    ...paragraphs.map(paragraph),
    wordsOf(words),
    factsOf(facts),
    ...advice.map(paragraph),
    buttonOf(action),
    ...notes.map(note),
  ]
    .filter(Boolean)
    .join('\n')
}

// Tables and inline styles, which all email clients render alike; nothing is loaded.
/** Renders an email as HTML; all user-supplied text is escaped. */
export function layoutHtml(parts: EmailParts): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(parts.subject)}</title>
<style>${DARK_MODE_CSS}</style></head>
<body class="page" style="${emailStyle.page}">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${emailStyle.canvas}"><tr><td align="center" style="${emailStyle.margin}">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${emailStyle.card}"><tr><td style="${emailStyle.content}">
<p class="brand" style="${emailStyle.brand}"><span class="heart" style="${emailStyle.heart}">&#9829;&#xFE0E;</span> ${product}</p>
${contentOf(parts)}
</td></tr></table>
${footOf(parts)}
</td></tr></table>
</body></html>
`
}
