import { createHash } from 'node:crypto'
import { email } from '@registry/shared/contract/fields'
import * as z from 'zod/mini'
import type { Email } from '../../emails/layout/layout.ts'
import { linkFreeName } from '../../emails/layout/link-free-name.ts'
import { MailRejectedError, type Recipient } from './mail.ts'

export interface Sender {
  /** 'Name <email address>', or an email address. */
  mailFrom: string
  publicUrl: string
}

interface OutgoingMail {
  to: Recipient
  email: Email
  /** Same id for all attempts. */
  id: string
}

/**
 * Returns the headers with which email clients offer to unsubscribe (RFC 2369, RFC 8058). The server that signs
 * with DKIM has to cover both. Not folded, because some clients do not join a folded URL.
 */
function unsubscribeHeaders(url: string | undefined) {
  if (url === undefined) return {}
  return {
    'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${new URL(url).href}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

// A line break would start another header.
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const addressField = email('missing', 'wrong')

/** Returns a valid plain email address; quoted, listed or commented forms could contain a second one. */
function plain(address: string): string {
  const parsed = z.safeParse(addressField, address)
  if (parsed.success) return parsed.data
  throw new MailRejectedError('not a plain address')
}

// User-supplied names appear in the header, so they must not contain links.
const mailbox = ({ name, address }: Recipient) => ({
  name: oneLine(linkFreeName(name) ?? ''),
  address: plain(address),
})

/**
 * Converts an email to nodemailer's format. The recipient is an object, because a string could contain two
 * email addresses. Throws MailRejectedError for an invalid one.
 */
export function compose(sender: Sender, { to, email: content, id }: OutgoingMail) {
  const { subject, text, html, replyTo, unsubscribeUrl, attachment } = content
  const reference = createHash('sha256').update(`${sender.publicUrl}\n${id}`).digest('hex')
  return {
    from: sender.mailFrom,
    replyTo: replyTo ? mailbox(replyTo) : sender.mailFrom,
    to: mailbox(to),
    subject: oneLine(subject),
    text,
    html,
    ...(attachment && {
      attachments: [
        {
          filename: attachment.fileName,
          contentType: attachment.contentType,
          content: attachment.content,
          // Keeps the line ends that calendar files require.
          contentTransferEncoding: 'base64' as const,
        },
      ],
    }),
    messageId: `<${reference.slice(0, 32)}@${new URL(sender.publicUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // Prevents email clients from grouping emails with equal subjects.
      'X-Entity-Ref-ID': reference.slice(0, 32),
      ...unsubscribeHeaders(unsubscribeUrl),
    },
  }
}
