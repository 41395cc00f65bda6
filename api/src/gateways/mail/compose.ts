import { randomUUID } from 'node:crypto'
import type { Email } from '../../emails/layout.ts'
import type { Recipient } from './mail.ts'

// A line break in a header would begin another one.
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

/** A mail in nodemailer's terms. The recipient stays an object: a string could hold two addresses. */
export function compose(to: Recipient, { subject, text, html }: Email, publicUrl: string) {
  return {
    to: { name: oneLine(to.name), address: to.address },
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
