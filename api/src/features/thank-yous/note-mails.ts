import * as z from 'zod'
import { noteEmail } from '../../emails/note-email.ts'
import { defineMail } from '../../jobs/define-mail.ts'
import { isEmailAddress } from '../contribution-records/contribution-policy.ts'
import { findContributionWithItem } from '../contribution-records/contribution-with-item-store.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as userStore from '../users/user-store.ts'
import * as noteMailStore from './note-mail-store.ts'
import * as noteStore from './note-store.ts'

/** Mails a contributor the note that the parents wrote; replies go to the parents. */
export const mailNote = defineMail({
  name: 'mail_thank_you_note',
  payload: z.object({ mailId: z.uuid() }),
  async write({ mailId }, { db, config }) {
    const mail = await noteMailStore.find(db, mailId)
    const registry = mail && (await registryStore.findById(db, mail.registryId))
    const contribution = mail && (await findContributionWithItem(db, mail.contributionId))
    const owner = registry && (await userStore.findById(db, registry.ownerId))
    if (!contribution || !owner || !isEmailAddress(contribution.email)) return undefined
    const link = `${config.publicUrl}/registry/${registry.slug}`
    const email = noteEmail({ name: contribution.name, parents: owner.name, note: mail.note, link })
    return {
      to: { name: contribution.name, address: contribution.email },
      email: { ...email, replyTo: { name: owner.name, address: owner.email } },
    }
  },
  after: ({ mailId }, { db, now }, isTaken) =>
    db.transaction(async trx => {
      await noteMailStore.remove(trx, mailId)
      if (!isTaken) await noteStore.markUndelivered(trx, [mailId], now())
    }),
})
