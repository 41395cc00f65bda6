import type * as z from 'zod'
import { type Mail, MailRejectedError, type Recipient } from '../gateways/mail/mail.ts'
import type { App } from '../http/app.ts'
import { defineJob, type Job, type JobKind, type JobRequest } from './define-job.ts'

export interface AddressedEmail {
  to: Recipient
  email: Parameters<Mail['send']>[1]
}

interface MailParts<S extends z.core.$ZodType> extends JobKind<S> {
  /**
   * The mail and whom it is for, or nothing when there is nobody to write to any more. The payload
   * names rows: neither an address nor a secret ever stands in the queue.
   */
  write(payload: z.output<S>, app: App, request: JobRequest): Promise<AddressedEmail | undefined>
  /** Runs once the mail was taken, was refused for good, or its last attempt has failed. */
  after?(payload: z.output<S>, app: App, isAccepted: boolean): Promise<void>
}

/**
 * Declares a mail that leaves apart from the request that causes it. A server that is away is tried
 * again later; a mail that is refused for good is logged, without its address, and let go.
 */
export function defineMail<S extends z.core.$ZodType>(parts: MailParts<S>): Job<S> {
  const { write, after, ...kind } = parts
  return defineJob({
    ...kind,
    group: 'mail',
    async run(payload, { app, mail }, request) {
      const send = async () => {
        const written = await write(payload, app, request)
        return written && { reason: await sendOnce(mail, written, request.id) }
      }
      const sent = await send().catch(async error => {
        if (request.isLastAttempt) await after?.(payload, app, false)
        throw error
      })
      if (!sent) return
      const { reason } = sent
      if (reason !== undefined) app.log.warn({ job: kind.name, reason }, 'a mail was refused')
      await after?.(payload, app, reason === undefined)
    },
  })
}

/** Sends a mail; returns why it will never be taken, or undefined once it was. */
async function sendOnce(
  mail: Mail,
  { to, email }: AddressedEmail,
  id: string,
): Promise<string | undefined> {
  try {
    await mail.send(to, email, id)
    return undefined
  } catch (error) {
    if (error instanceof MailRejectedError) return error.message
    throw error
  }
}
