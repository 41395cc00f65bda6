import * as z from 'zod'
import { noteEmail } from '../../emails/contribution-emails.ts'
import type { App } from '../../http/app.ts'
import { defineMail, type MailOutcome } from '../../jobs/define-mail.ts'
import { daily, definePeriodicCleanup } from '../../jobs/periodic/define-periodic-job.ts'
import { isEmailAddress } from '../contribution-records/contribution-policy.ts'
import { findUnsubscribeUrl } from '../mail-subscriptions/unsubscribe-link.ts'
import * as registryStore from '../registries/registry-store.ts'
import { replyAddress } from '../users/reply-address.ts'
import * as userStore from '../users/user-store.ts'
import { findNamed } from './contributor-store.ts'
import * as noteMailStore from './note-mail-store.ts'
import * as noteStore from './note-store.ts'

/** Marks a note as undelivered or delivered; removes its email unless an operator may retry it. */
const finish = ({ db, now }: App, mailId: string, outcome: MailOutcome) =>
  db.transaction(async trx => {
    // The note first, in the order in which saving it locks both.
    if (outcome === 'accepted') await noteStore.markDelivered(trx, mailId, now())
    else await noteStore.markUndelivered(trx, [mailId], now())
    if (outcome !== 'given_up') await noteMailStore.remove(trx, [mailId])
  })

/** Mails a contributor the note that the parents wrote; replies go to the parents. */
export const mailNote = defineMail({
  name: 'mail_thank_you_note',
  payload: z.object({ mailId: z.uuid() }),
  async write({ mailId }, app) {
    const { db, config } = app
    const mail = await noteMailStore.find(db, mailId)
    const registry = mail && (await registryStore.findById(db, mail.registryId))
    const owner = registry && (await userStore.findById(db, registry.ownerId))
    if (!mail || !owner) return undefined
    const contributor = await findNamed(db, mail.contributionId)
    if (!contributor || !isEmailAddress(contributor.email)) {
      await finish(app, mailId, 'rejected')
      return undefined
    }
    const link = `${config.publicUrl}/registry/${registry.slug}`
    const { name, email: address, registryId } = contributor
    const recipient = { registryId, kind: 'thank-yous', address } as const
    const unsubscribeUrl = await findUnsubscribeUrl(app, recipient)
    if (unsubscribeUrl === undefined) return 'unsubscribed'
    const email = noteEmail({ name, parents: owner.name, note: mail.note, link, unsubscribeUrl })
    return { to: { name, address }, email: { ...email, replyTo: replyAddress(owner) } }
  },
  after: ({ mailId }, app, outcome) => finish(app, mailId, outcome),
})

const WEEK_MS = 7 * 24 * 3_600_000

/** Removes emails of notes that could not be sent for a week, and marks their notes as undelivered. */
export const removeOldNoteMails = definePeriodicCleanup({
  name: 'forget_note_mails',
  schedule: daily(3, 23),
  ageMs: WEEK_MS,
  async run({ before, size, db, app }) {
    const old = await noteMailStore.listOld(db, before, size)
    // Locks notes before their emails, as saving a note does; the reverse order could deadlock.
    await noteStore.markUndelivered(db, old, app.now())
    await noteMailStore.remove(db, old)
    return old.length
  },
})
