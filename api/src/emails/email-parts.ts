/** What a mail says, from top to bottom; every part is plain text. */
export interface EmailParts {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** What somebody wrote, as they wrote it. */
  words?: string
  /** Lines that are looked at one by one. */
  facts?: readonly string[]
  /** What to do, just above the button. */
  advice?: readonly string[]
  /** The one thing to do, as a button. */
  action?: { label: string; href: string }
  /** Below the button, in small print. */
  notes: readonly string[]
  /** Why it came, below all; that it is about the reader's own account unless told. */
  foot?: string
}
