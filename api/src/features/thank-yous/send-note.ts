import { AppError } from '@registry/shared/errors/app-error'
import { thankYouMessages } from '@registry/shared/messages/thank-yous/thank-yous'
import type { Db } from '../../db/connect.ts'
import { requireFound } from '../../http/routes/route.ts'
import { dequeue, enqueue } from '../../jobs/enqueue.ts'
import { isEmailAddress } from '../contribution-records/contribution-policy.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as userStore from '../users/user-store.ts'
import * as noteMailStore from './note-mail-store.ts'
import { mailNote } from './note-mails.ts'
import { saveNote, type Writer } from './save-note.ts'

/**
 * Throws EMAIL_NOT_VERIFIED unless the owner's email address is verified: replies go to it, and an unverified
 * owner could use us to send spam.
 */
export async function requireVerifiedEmail(db: Db, registryId: string): Promise<void> {
  const { ownerId } = requireFound(await registryStore.findById(db, registryId))
  const owner = requireFound(await userStore.findById(db, ownerId))
  if (owner.emailVerifiedAt) return
  throw new AppError('EMAIL_NOT_VERIFIED', { message: thankYouMessages.notVerified })
}

const jobKey = (mailId: string) => `note ${mailId}`

/**
 * Enqueues the email of a note and marks the note as sent. Run it in a transaction. Throws NOT_FOUND,
 * NO_ADDRESS.
 */
export async function sendNote(
  db: Db,
  writer: Writer,
  { contributionId, note }: { contributionId: string; note: string },
): Promise<void> {
  const mailId = writer.newId()
  const contributor = await saveNote(db, writer, { contributionId, note, status: 'sent', mailId })
  // Rolls the transaction back, so the note is not stored.
  if (!isEmailAddress(contributor.email)) {
    throw new AppError('NO_ADDRESS', { message: thankYouMessages.noAddress })
  }
  const { mailId: earlierId, undeliveredAt } = contributor.stored ?? {}
  if (earlierId && undeliveredAt) await dequeue(db, jobKey(earlierId))
  const { registryId } = writer.actor
  const mail = { id: mailId, registryId, contributionId: contributor.latestContributionId, note }
  await noteMailStore.insert(db, mail, writer.now)
  await enqueue(db, mailNote, { mailId }, { key: jobKey(mailId) })
}
