import { escapeHtml } from '@registry/shared/html/escape-html'
import { emailMessages } from '@registry/shared/messages/emails/emails'
import { unsubscribeMessages } from '@registry/shared/messages/emails/unsubscribe'
import type { EmailParts } from './email-parts.ts'

// Colours of shared/src/design/tokens.css: email clients do not support custom properties.
const INK = '#2a2230'
const QUIET = '#5a5062'
const CANVAS = '#fffaf5'
const LINE = '#e8ded6'
const MOSS = '#1e6b4e'
const ROSE = '#b2305f'
const FONT = "'Figtree','Helvetica Neue',Helvetica,Arial,sans-serif"
const SMALL = `margin:0 0 12px;font-size:14px;line-height:1.5;color:${QUIET}`

/** Inline styles of the parts of an email. */
const emailStyle = {
  page: `margin:0;padding:0;background-color:${CANVAS};color:${INK};font-family:${FONT}`,
  canvas: `background-color:${CANVAS}`,
  margin: 'padding:24px 16px',
  card: `max-width:560px;background-color:#ffffff;border:1px solid ${LINE};border-radius:20px;border-collapse:separate`,
  content: 'padding:28px 24px 20px;text-align:left',
  brand: `margin:0 0 24px;font-size:18px;line-height:1.3;font-weight:700;color:${INK}`,
  heart: `color:${ROSE}`,
  paragraph: 'margin:0 0 16px;font-size:16px;line-height:1.55',
  facts:
    'margin:0 0 16px;padding:12px 16px;border-radius:12px;background-color:#f7efe8;font-size:16px;line-height:1.6',
  words:
    'margin:0 0 16px;padding:16px 20px;border-radius:4px 16px 16px 16px;background-color:#f7efe8;font-size:16px;line-height:1.6;overflow-wrap:anywhere',
  action: 'margin:24px 0',
  button: `display:inline-block;padding:14px 28px;border-radius:12px;background-color:${MOSS};color:#ffffff;font-size:16px;font-weight:700;line-height:20px;text-decoration:none`,
  note: SMALL,
  link: `color:${MOSS};text-decoration:underline;word-break:break-all`,
  foot: `margin:16px 0 0;font-size:13px;line-height:1.5;color:${QUIET}`,
} as const

/** Dark mode styles, for email clients that support it. */
const DARK_MODE_CSS = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#1a151e!important;color:#f6eff3!important}
.card{background-color:#241d29!important;border-color:#3c3343!important}
.brand{color:#f6eff3!important}
.heart{color:#f39bb6!important}
.well{background-color:#2e2634!important}
.quiet{color:#cbbfd0!important}
.button{background-color:#7fd3a8!important;color:#0e2a1f!important}
.link{color:#7fd3a8!important}
}`

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
