import { createCounter } from '@registry/shared/metrics/metrics'
import type * as z from 'zod'
import { type Mail, MailRejectedError, type Recipient } from '../gateways/mail/mail.ts'
import type { App } from '../http/app.ts'
import { defineJob, type Job, type JobKind, type JobRequest } from './define-job.ts'

const mails = createCounter({
  name: 'registry_mails_total',
  help: 'Emails handed to the mail server: sent, refused for good, or failed (is retried)',
  labels: ['mail', 'outcome'],
})

interface AddressedEmail {
  to: Recipient
  email: Parameters<Mail['send']>[1]
}

/** Result of `write` when the recipient has unsubscribed from this kind of email. */
const UNSUBSCRIBED = 'unsubscribed'

/**
 * Result of a mail job: accepted by the SMTP server; rejected permanently, or not wanted; or given up after the last
 * attempt, from which an operator may retry it.
 */
export type MailOutcome = 'accepted' | 'rejected' | 'given_up'

interface MailParts<S extends z.core.$ZodType> extends JobKind<S> {
  /**
   * Returns the email and its recipient, 'unsubscribed' when the recipient turned this kind of email off, or
   * undefined when the recipient is gone. The payload contains row ids only: no email address or secret is stored
   * in the queue.
   */
  write(
    payload: z.output<S>,
    app: App,
    request: JobRequest,
  ): Promise<AddressedEmail | typeof UNSUBSCRIBED | undefined>
  /** Runs once there is an outcome. After `given_up` keep what `write` needs, for a retry. */
  after?(payload: z.output<S>, app: App, outcome: MailOutcome): Promise<void>
}

/**
 * Defines a job that sends an email. Temporary failures are retried; a permanent rejection is logged, without
 * the email address, and not retried.
 */
export function defineMail<S extends z.core.$ZodType>(parts: MailParts<S>): Job<S> {
  const { write, after, ...kind } = parts
  return defineJob({
    ...kind,
    group: 'mail',
    async run(payload, { app, mail }, request) {
      const send = async () => {
        const written = await write(payload, app, request)
        if (written === UNSUBSCRIBED) return { reason: 'the recipient has unsubscribed' }
        return (
          written && { reason: await sendOnce(mail, written, { id: request.id, kind: kind.name }) }
        )
      }
      const sent = await send().catch(async error => {
        if (request.isLastAttempt) await after?.(payload, app, 'given_up')
        throw error
      })
      if (!sent) return
      const { reason } = sent
      if (reason !== undefined) app.log.warn({ job: kind.name, reason }, 'a mail was refused')
      await after?.(payload, app, reason === undefined ? 'accepted' : 'rejected')
    },
  })
}

/** Sends an email; returns the reason of a permanent rejection, or undefined when it was accepted. */
async function sendOnce(
  mail: Mail,
  { to, email }: AddressedEmail,
  { id, kind }: { id: string; kind: string },
): Promise<string | undefined> {
  try {
    await mail.send(to, email, id)
    mails.inc({ mail: kind, outcome: 'sent' })
    return undefined
  } catch (error) {
    const isRefused = error instanceof MailRejectedError
    mails.inc({ mail: kind, outcome: isRefused ? 'refused' : 'failed' })
    if (isRefused) return error.message
    throw error
  }
}
