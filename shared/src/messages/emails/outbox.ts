/** The pages that show emails when there is no mail server. */
export const outboxMessages = {
  title: 'Outbox',
  text: 'No mail server is set up, so mails wait here. Only this computer can see this page.',
  empty: 'No mail yet. Create a registry or ask for a new password, and it will be here.',
  to: (address: string) => `To ${address}`,
  noSubject: 'No subject',
  back: 'All mails',
  html: 'As HTML',
  raw: 'As sent (.eml)',
  missingTitle: 'This mail is gone',
  missingText: 'Only the newest mails are kept.',
} as const
