import type { MailKind } from '../../mails/mail-kinds.ts'

const kinds: Record<MailKind, string> = {
  notifications: 'Notifications about gifts and offerings',
  'offering-replies': 'Messages from people who pass something on',
  reminders: 'Payment reminders',
  'thank-yous': 'Thank-you emails',
  offerings: 'News about what you offered',
}

/** The page on which a recipient turns one kind of email off and on. */
export const unsubscribeMessages = {
  /** Link in the emails. */
  link: 'Unsubscribe from these emails',
  pageTitle: 'Emails from us',
  kinds,
  registry: (name: string) => `Registry: ${name}`,
  on: {
    title: 'You get these emails',
    text: 'Would you rather not? One tap, and we stop sending this kind to your email address.',
    action: 'Unsubscribe',
  },
  off: {
    title: 'You are unsubscribed',
    text: 'We no longer send this kind of email to your email address. Other emails of this registry are not affected.',
    action: 'Turn Them On Again',
  },
  invalid: {
    title: 'This link does not work',
    text: 'It may be incomplete, or the registry is closed. Please open it again from the email.',
  },
} as const
