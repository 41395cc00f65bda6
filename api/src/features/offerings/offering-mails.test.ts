import {
  getOwnOffering,
  replyToParents,
  withdrawOffering,
} from '@registry/shared/contract/offerings/offerings'
import * as calls from '@registry/shared/contract/offerings/owner-offerings'
import { beforeEach, expect, test } from 'vitest'
import { drainQueue } from '../../../test/drain-queue.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { queuedJobs } from '../../../test/queued-jobs.ts'
import { shareApi } from '../../../test/share-api.ts'
import { submitOffering } from '../../../test/submit-offering.ts'

const api = shareApi()
let own: Awaited<ReturnType<typeof openOwnRegistry>>
beforeEach(async () => {
  own = await openOwnRegistry(api)
})

const of = (id: string) => ({ params: { id } })
const offerAs = (offererEmail: string) => submitOffering(api, own.registry.slug, { offererEmail })
const ownerAddress = async () =>
  (await api.app.db('users').where({ id: own.registry.ownerId }).first('email')).email

/** Runs the queued jobs and returns the emails sent to an address. */
async function mailedTo(address: string) {
  const sent = await drainQueue(api)
  return sent.filter(({ to }) => to.address === address).map(({ email }) => email)
}

test("the receipt contains the offerer's link, and no job payload contains an email address", async () => {
  const { id } = await offerAs('receipt@example.com')
  expect(JSON.stringify(await queuedJobs(api.app.db))).not.toContain('receipt@example.com')
  const [mail] = await mailedTo('receipt@example.com')
  const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toBe(`/registry/${own.registry.slug}`)
  expect(link.search).toBe(`?offering=${id}`)
  const key = link.hash.replace('#key=', '')
  const { call } = await api.asVisitor()
  const { data } = await call(getOwnOffering, { params: { id }, headers: { 'x-link-key': key } })
  expect(data.itemName).toBe('Wooden cot')
})

test("the offerer is mailed every status change with the parents' note", async () => {
  const address = 'steps@example.com'
  const { id } = await offerAs(address)
  await own.call(calls.approveOffering, { ...of(id), body: { adminNotes: 'We love it' } })
  const userData = { name: 'Tom', email: 'tom@home.example', phone: '+65 9000 1111' }
  const interest = { userData, message: 'May we come?' }
  await own.call(calls.expressInterest, { ...of(id), body: interest })
  const message = { offeringId: id, message: 'Lift or stairs?' }
  await own.call(calls.sendOfferingMessage, { body: message })
  const confirmed = { status: 'confirmed' as const, note: 'Sunday at ten' }
  await own.call(calls.setOfferingStatus, { ...of(id), body: confirmed })
  const delivered = { status: 'delivered' as const, note: 'She sleeps in it' }
  await own.call(calls.setOfferingStatus, { ...of(id), body: delivered })
  const mails = await mailedTo(address)
  const words = [
    'We love it',
    'May we come?',
    'Lift or stairs?',
    'Sunday at ten',
    'She sleeps in it',
  ]
  expect(mails).toHaveLength(6)
  for (const [at, said] of words.entries()) expect(mails[at + 1]?.text).toContain(said)
  expect(mails[2]?.text).toContain('tom@home.example')
  expect(mails[2]?.replyTo).toEqual({ name: 'Tom', address: 'tom@home.example' })
})

test('declining sends the reason, and cancelling a hand-over another email', async () => {
  const [declined, called] = [await offerAs('one@example.com'), await offerAs('two@example.com')]
  const reject = { ...of(declined.id), body: { reason: 'We have one' } }
  await own.call(calls.rejectOffering, reject)
  await own.call(calls.approveOffering, { ...of(called.id), body: {} })
  const off = { status: 'cancelled' as const, note: 'We are moving' }
  await own.call(calls.setOfferingStatus, { ...of(called.id), body: off })
  const sent = await drainQueue(api)
  const lastTo = (address: string) => sent.findLast(({ to }) => to.address === address)?.email
  expect(lastTo('one@example.com')).toMatchObject({ subject: 'About what you offered' })
  expect(lastTo('one@example.com')?.text).toContain('We have one')
  expect(lastTo('two@example.com')).toMatchObject({ subject: 'The hand-over was called off' })
  expect(lastTo('two@example.com')?.text).toContain('We are moving')
})

test('a hand-over that was called off is not announced by a late email', async () => {
  const address = 'late@example.com'
  const { id } = await offerAs(address)
  await own.call(calls.approveOffering, { ...of(id), body: {} })
  await own.call(calls.setOfferingStatus, { ...of(id), body: { status: 'confirmed' } })
  await own.call(calls.setOfferingStatus, { ...of(id), body: { status: 'cancelled' } })
  const subjects = (await mailedTo(address)).map(({ subject }) => subject)
  expect(subjects.slice(1)).toEqual(['The hand-over was called off'])
})

test('the owner is mailed replies and withdrawals, only at a verified address', async () => {
  const { id, key } = await offerAs('answers@example.com')
  await own.call(calls.approveOffering, { ...of(id), body: {} })
  const { call } = await api.asVisitor()
  const reply = (message: string) => call(replyToParents, { ...of(id), body: { key, message } })
  await reply('Sunday is fine')
  const address = await ownerAddress()
  const [mail, ...others] = await mailedTo(address)
  expect(others).toEqual([])
  expect(mail?.text).toContain('Sunday is fine')
  expect(mail?.text).toContain('/dashboard?tab=gift-passing')
  await call(withdrawOffering, { ...of(id), body: { key } })
  expect(await mailedTo(address)).toMatchObject([{ subject: 'An offering was withdrawn' }])
  const other = await offerAs('answers@example.com')
  await api.app.db('users').where({ id: own.registry.ownerId }).update({ email_verified_at: null })
  await call(replyToParents, { ...of(other.id), body: { key: other.key, message: 'Hello' } })
  expect(await mailedTo(address)).toEqual([])
})

test('no emails are sent about withdrawn offerings or closed registries', async () => {
  const [taken, closed] = [await offerAs('gone@example.com'), await offerAs('gone@example.com')]
  const { call } = await api.asVisitor()
  await call(withdrawOffering, { ...of(taken.id), body: { key: taken.key } })
  await api.app.db('registries').where({ id: own.registry.id }).update({ closed_at: new Date() })
  expect(closed.id).not.toBe(taken.id)
  expect(await mailedTo('gone@example.com')).toEqual([])
})
