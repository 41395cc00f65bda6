/** Kinds of emails that a recipient can unsubscribe from, for one registry. */
export const MAIL_KINDS = [
  /** To the owner: contributions, payments and offerings. */
  'notifications',
  /** To the owner: messages of offerers, and withdrawn offerings. */
  'offering-replies',
  /** To a contributor. */
  'reminders',
  /** To a contributor: automatic thanks and notes. */
  'thank-yous',
  /** To an offerer: changes of the offering, and messages. */
  'offerings',
] as const

export type MailKind = (typeof MAIL_KINDS)[number]
