import { escapeHtml } from '@registry/shared/html/escape-html'
import { outboxMessages as t } from '@registry/shared/messages/emails/outbox'
import { formatTime } from '../../emails/layout/format-time.ts'
import type { WaitingMail } from './load-mails.ts'

export const OUTBOX_PATH = '/dev/outbox'

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${OUTBOX_PATH}/style.css"></head>
<body><main>
${content}
</main></body></html>
`
}

const mailPath = ({ name }: WaitingMail, ending = '') =>
  `${OUTBOX_PATH}/${encodeURIComponent(name)}${ending}`

const subjectOf = ({ subject }: WaitingMail) => escapeHtml(subject || t.noSubject)

function aboutMail({ to, sentAt }: WaitingMail): string {
  const time = sentAt
    ? `<time datetime="${sentAt.toISOString()}">${escapeHtml(formatTime(sentAt))}</time>`
    : ''
  return `<span>${escapeHtml(t.to(to))}</span>${time}`
}

const row = (mail: WaitingMail) =>
  `<li><a href="${mailPath(mail)}"><strong>${subjectOf(mail)}</strong>${aboutMail(mail)}</a></li>`

/** Renders the list of emails with links to their pages. */
export function listPage(mails: readonly WaitingMail[]): string {
  const list = mails.length > 0 ? `<ul>${mails.map(row).join('\n')}</ul>` : `<p>${t.empty}</p>`
  return page(t.title, `<h1>${t.title}</h1>\n<p class="quiet">${t.text}</p>\n${list}`)
}

/** Turns only our own URLs into links; other text of an email stays plain. */
function withLinks(text: string, publicUrl: string): string {
  return text
    .split(/(\s+)/)
    .map(word => {
      const shown = escapeHtml(word)
      return word.startsWith(`${publicUrl}/`) ? `<a href="${shown}">${shown}</a>` : shown
    })
    .join('')
}

/** Renders the text version of an email. */
export function mailPage(mail: WaitingMail, publicUrl: string): string {
  return page(
    mail.subject || t.noSubject,
    `<p><a href="${OUTBOX_PATH}">${t.back}</a></p>
<h1>${subjectOf(mail)}</h1>
<p class="quiet">${aboutMail(mail)}</p>
<pre>${withLinks(mail.text, publicUrl)}</pre>
<p class="more"><a href="${mailPath(mail, '/html')}">${t.html}</a> <a href="${mailPath(mail, '/raw')}">${t.raw}</a></p>`,
  )
}

/** Rendered for an email that was removed to make room for newer ones. */
export function missingPage(): string {
  return page(
    t.missingTitle,
    `<h1>${t.missingTitle}</h1>
<p>${t.missingText}</p>
<p><a href="${OUTBOX_PATH}">${t.back}</a></p>`,
  )
}
