import { noticeMailMessages } from '@registry/shared/messages/emails/notification-mails'
import { type Email, layout } from './layout/layout.ts'

interface NotificationEmail {
  kind: keyof typeof noticeMailMessages.kinds
  name: string
  /** Text of the push notification. */
  body: string
  /** URL of the notification's page. */
  link: string
  unsubscribeUrl?: string | undefined
}

/** Email with the content of a push notification to an owner. */
export function notificationEmail(words: NotificationEmail): Email {
  const { kind, name, body, link, unsubscribeUrl } = words
  const { subject, text, action } = noticeMailMessages.kinds[kind]
  return layout({
    subject,
    name,
    paragraphs: [`${body}.`],
    advice: [text],
    action: { label: action, href: link },
    notes: [noticeMailMessages.choice],
    unsubscribeUrl,
  })
}
