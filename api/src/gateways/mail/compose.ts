import { createHash } from 'node:crypto'
import { email } from '@registry/shared/contract/fields'
import * as z from 'zod/mini'
import { linkFreeName } from '../../emails/link-free-name.ts'
import type { Email } from '../../emails/layout.ts'
import { MailRejectedError, type Recipient } from './mail.ts'

export interface Sender {
  /** 'Name <address>', or an address alone. */
  mailFrom: string
  publicUrl: string
}

export interface OutgoingMail {
  to: Recipient
  email: Email
  /** The same for all tries. */
  id: string
}

// A line break in a header would begin another one.
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const addressField = email('missing', 'wrong')

/** What the product takes as an address: nothing quoted, listed or commented, in which two could hide. */
function plain(address: string): string {
  const parsed = z.safeParse(addressField, address)
  if (parsed.success) return parsed.data
  throw new MailRejectedError('not a plain address')
}

// What somebody typed beside another's address stands at the head of the mail: it leads nowhere.
const mailbox = ({ name, address }: Recipient) => ({
  name: oneLine(linkFreeName(name) ?? ''),
  address: plain(address),
})

/**
 * A mail in nodemailer's terms. The recipient is an object: a string could hold two addresses. Throws
 * MailRejectedError when the address is not one plain address.
 */
export function compose(sender: Sender, { to, email: content, id }: OutgoingMail) {
  const { subject, text, html, replyTo } = content
  const reference = createHash('sha256').update(`${sender.publicUrl}\n${id}`).digest('hex')
  return {
    from: sender.mailFrom,
    replyTo: replyTo ? mailbox(replyTo) : sender.mailFrom,
    to: mailbox(to),
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${reference.slice(0, 32)}@${new URL(sender.publicUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // Mails with one subject are not one conversation.
      'X-Entity-Ref-ID': reference.slice(0, 32),
    },
  }
}
