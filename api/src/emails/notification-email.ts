import { emailMessages } from '@registry/shared/messages/emails'
import { noticeMailMessages } from '@registry/shared/messages/notice-mails'
import { linkFreeName } from './link-free-name.ts'
import { type Email, layout } from './layout.ts'

export interface NotificationEmail {
  kind: keyof typeof noticeMailMessages.kinds
  name: string
  /** The sentence that a notification says. */
  body: string
  /** Where it is looked at. */
  link: string
}

/** Tells an owner by mail what a notification tells on a screen. */
export function notificationEmail({ kind, name, body, link }: NotificationEmail): Email {
  const { subject, text, action } = noticeMailMessages.kinds[kind]
  return layout({
    subject,
    greeting: emailMessages.greeting(linkFreeName(name)),
    paragraphs: [`${body}.`],
    advice: [text],
    action: { label: action, href: link },
    notes: [noticeMailMessages.choice],
  })
}
