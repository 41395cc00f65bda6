import { escapeHtml } from '@registry/shared/html/escape-html'
import { outboxMessages as t } from '@registry/shared/messages/emails/outbox'
import { formatTime } from '../../emails/layout/format-time.ts'
import type { WaitingMail } from './load-mails.ts'

/** Styles of the outbox with the colours of shared/src/design/tokens.css. */
export const OUTBOX_CSS = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#fffaf5, #1a151e);
  --surface: light-dark(#ffffff, #241d29);
  --ink: light-dark(#2a2230, #f6eff3);
  --quiet: light-dark(#5a5062, #cbbfd0);
  --line: light-dark(#e8ded6, #3c3343);
  --moss: light-dark(#1e6b4e, #7fd3a8);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 .5rem; font: 600 1.5rem/1.25 Fraunces, Georgia, serif; }
a { color: var(--moss); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; border-radius: 4px; }
.quiet { color: var(--quiet); }
.quiet > *, li span, li time { display: block; }
ul { margin: 1.5rem 0 0; padding: 0; list-style: none; }
li + li { margin-top: .75rem; }
li a { display: block; padding: 1rem; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); color: inherit; text-decoration: none; }
li a:hover { border-color: var(--moss); }
li span, li time { color: var(--quiet); font-size: .875rem; }
pre { margin: 1.5rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); font: inherit; white-space: pre-wrap; }
.more a { display: inline-block; padding: .625rem 1rem .625rem 0; }
`

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
