import { sendPaymentReminder as remind } from '@registry/shared/contract/contributions/owner-contributions'
import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { expect, test } from 'vitest'
import { makeItem } from '../../../../test/factories.ts'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { createMemoryMail } from '../../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { spend } from '../../../../test/spend-limit.ts'
import { thankYouLimits } from './contribution-mail-limits.ts'
import { sendThankYou } from './contribution-mails.ts'

const api = shareApi({ env: { RATE_LIMITS: 'strict' } })

/** Opens a registry; `give` inserts a contribution and returns its id. */
async function openRegistry() {
  const own = await openOwnRegistry(api)
  const registryId = own.registry.id
  const itemId = await makeItem(api.app.db, registryId)
  const give = (email: string) => makeContribution(api.app.db, { registryId, itemId, email })
  return { ...own, give }
}

/** Spellings of one mailbox. */
const spellingsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${n % 2 ? name : name.toUpperCase()}+${n}@example.com`)

test('a mailbox gets at most 10 automatic thank-yous a day from all registries', async () => {
  const [one, other] = [await openRegistry(), await openRegistry()]
  const mail = createMemoryMail()
  for (const [n, email] of spellingsOf('mei', 11).entries()) {
    const contributionId = await (n % 2 ? one : other).give(email)
    await sendThankYou.work({ contributionId }, { app: api.app, mail })
  }
  expect(mail.sent).toHaveLength(10)
  const contributionId = await one.give('ravi@example.com')
  await sendThankYou.work({ contributionId }, { app: api.app, mail })
  expect(mail.sent).toHaveLength(11)
})

test('rejects the 11th reminder of a day to a mailbox, from all registries, and does not count it', async () => {
  const [one, other] = [await openRegistry(), await openRegistry()]
  const emails = spellingsOf('mei', 10)
  for (const [n, email] of emails.entries()) {
    const own = n % 2 ? one : other
    await own.call(remind, { params: { id: await own.give(email) } })
  }
  const id = await one.give('mei@example.com')
  await expect(one.call(remind, { params: { id } })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: activityMessages.remindedOften,
  })
  const row = await api.app.db('contributions').where({ id }).first()
  expect(row).toMatchObject({ reminder_count: 0, reminder_sent_at: null })
  await one.call(remind, { params: { id: await one.give('ravi@example.com') } })
})

test('a reminder that is rejected does not use up the limit of its mailbox', async () => {
  const own = await openRegistry()
  const id = await own.give('noor@example.com')
  await own.call(remind, { params: { id } })
  for (let n = 0; n < 10; n += 1) {
    await expect(own.call(remind, { params: { id } })).rejects.toMatchObject({
      message: activityMessages.remindedLately,
    })
  }
  await own.call(remind, { params: { id: await own.give('noor@example.com') } })
})

test('a registry beyond its own limit does not use up the limit of a mailbox', async () => {
  const [one, other] = [await openRegistry(), await openRegistry()]
  const mail = createMemoryMail()
  const to = { email: 'tara@example.com', registryId: one.registry.id }
  const [ofRegistry] = thankYouLimits(to)
  if (!ofRegistry) throw new Error('there is no limit')
  await spend(api, ofRegistry.limit, ofRegistry.key, 200)
  for (let n = 0; n < 10; n += 1) {
    const contributionId = await one.give(to.email)
    await sendThankYou.work({ contributionId }, { app: api.app, mail })
  }
  const contributionId = await other.give(to.email)
  await sendThankYou.work({ contributionId }, { app: api.app, mail })
  expect(mail.sent).toHaveLength(1)
})
