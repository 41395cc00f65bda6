/** Parts of an email from top to bottom, as plain text. */
export interface EmailParts {
  subject: string
  /** The reader's name. The greeting leaves out a name that looks like a link. */
  name: string
  paragraphs: readonly string[]
  /** Text quoted from a person. */
  words?: string
  /** Facts, one per line. */
  facts?: readonly string[]
  /** Instructions above the button. */
  advice?: readonly string[]
  /** Button with a link. */
  action?: { label: string; href: string }
  /** Small print below the button. */
  notes?: readonly string[]
  /** Reason for receiving the email; by default the reader's own account. */
  foot?: string
  /** URL to unsubscribe at; undefined for emails that a recipient cannot turn off. */
  unsubscribeUrl?: string | undefined
}
