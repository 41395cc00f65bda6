import { randomUUID } from 'node:crypto'
import {
  deleteAccount,
  exportAccount,
  listSessions,
} from '@registry/shared/contract/account/account'
import {
  forgotPassword,
  login,
  me,
  refresh,
  register,
} from '@registry/shared/contract/account/auth'
import { legacyLogin } from '@registry/shared/contract/account/legacy-admin'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import { listRegistryItems } from '@registry/shared/contract/items/items'
import { imageFileName } from '@registry/shared/images/image-file-names'
import { authMessages } from '@registry/shared/messages/account/auth'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/browser.ts'
import { contributeTo, giftBody } from '../../../../test/contribute-to.ts'
import { makeItem } from '../../../../test/factories.ts'
import { mailedTokens } from '../../../../test/mailed-tokens.ts'
import { PASSWORD } from '../../../../test/make-account.ts'
import { makeOffering } from '../../../../test/make-offering.ts'
import { makeOfferingPhoto } from '../../../../test/make-offering-photo.ts'
import { createMemoryMail } from '../../../../test/memory-mail.ts'
import { signInOwner } from '../../../../test/pairing.ts'
import { jobNamesOfUser } from '../../../../test/queued-jobs.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { removeImageJob } from '../../images/remove-image.ts'
import { isSlugFree } from '../../registries/profile-store.ts'
import { sendAccountClosed } from '../auth-mails.ts'

const api = shareApi({ env: { DEFAULT_REGISTRY_SLUG: 'our-baby' } })

const notFound = { status: 404, code: 'REGISTRY_NOT_FOUND' }
const ended = { status: 401, code: 'TOKEN_EXPIRED' }

const signIn = () => signInOwner(api)

const close = (browser: ReturnType<typeof openBrowser>, password = PASSWORD) =>
  browser.call(deleteAccount, { body: { password } })

const contributor = {
  name: 'Marker Giver',
  email: 'marker-giver@example.com',
  message: 'Marker message',
}

/** Creates an account with a contribution and personal data in every table that can hold it. */
async function makeFullAccount() {
  const { account, browser } = await signIn()
  const { id, registryId, slug } = account
  const { db } = api.app
  await db('users').where({ id }).update({ name: 'Marker Owner' })
  const marked = { title: 'Marker title', event_date: 'Marker day', paynow_proxy: '+6598765432' }
  await db('registries').where({ id: registryId }).update(marked)
  const itemId = await makeItem(db, registryId)
  const options = { idempotencyKey: 'marker-key' }
  await contributeTo(api, { slug, id: itemId }, 2_500, contributor, options)
  const offeringId = await makeOffering(api.app, registryId, {
    offerer_name: 'Marker Offerer',
    offerer_email: 'marker-offerer@example.com',
    offerer_phone: 'Marker phone',
    personal_message: 'Marker words',
    description: 'Marker wrote of the child who slept in it',
    availability: { when: 'Marker evenings' },
  })
  const about = { id: api.app.newId(), registry_id: registryId, offering_id: offeringId }
  await db('offering_messages').insert({ ...about, sender: 'offerer', body: 'Marker thread' })
  await db('offering_interests').insert({ ...about, message: 'Marker interest' })
  const { hash: photo } = await makeOfferingPhoto(api.app, { registryId, offeringId })
  await db('push_subscriptions').insert({
    id: api.app.newId(),
    user_id: id,
    registry_id: registryId,
    endpoint: `https://fcm.googleapis.com/Marker-${id}`,
    p256dh: 'x',
    auth: 'x',
  })
  const contribution = await db('contributions').where({ registry_id: registryId }).first('id')
  const note = { id: api.app.newId(), registry_id: registryId, note: 'Marker note' }
  await db('thank_yous').insert({ ...note, email: contributor.email })
  await db('thank_you_mails').insert({ ...note, contribution_id: contribution.id })
  const looked = { id: api.app.newId(), registry_id: registryId, domain: 'shop.example' }
  await db('scrapes').insert({ ...looked, url: 'https://shop.example/Marker' })
  const session = await db('sessions').where({ user_id: id }).first('id')
  await db('items').where({ id: itemId }).update({ added_by_session: session.id })
  const [challenge, at] = ['M'.repeat(43), api.app.now()]
  const pairing = { code_hash: `Marker ${id}`, user_id: id, session_id: session.id }
  await db('pairings').insert({ ...pairing, challenge, expires_at: at })
  await mailedTokens.reset(api.app, id)
  return { account, browser, itemId, photo }
}

/** Returns all rows of all tables as text, except those of the job queue. */
async function everything(): Promise<string> {
  const { rows } = await api.app.db.raw(`
    select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const tables = await Promise.all(
    rows.map((row: { table_name: string }) => api.app.db(row.table_name).select('*')),
  )
  const jobs = await api.app.db('graphile_worker._private_jobs').select('payload')
  return JSON.stringify([tables, jobs])
}

describe('closing an account', () => {
  test('keeps sums and erases all personal data once the closing email is sent', async () => {
    const { account, browser, itemId, photo } = await makeFullAccount()
    const { id, email, registryId } = account
    const mail = createMemoryMail()
    const before = await everything()
    for (const name of ['Owner', 'Giver', 'Offerer']) expect(before).toContain(`Marker ${name}`)
    await close(browser)

    expect(await api.app.db('offerings').where({ registry_id: registryId })).toEqual([])
    expect(await jobNamesOfUser(api.app.db, id)).toEqual(['send_account_closed'])
    await sendAccountClosed.work({ userId: id }, { app: api.app, mail })
    expect(mail.sent).toMatchObject([{ to: { name: 'Marker Owner', address: email } }])
    const text = await everything()
    expect(text).not.toMatch(/marker/i)
    expect(text).not.toContain(email)
    expect(text).not.toContain('+6598765432')

    await removeImageJob.work({ hash: photo }, { app: api.app, mail })
    expect(await api.app.imageFiles.has(imageFileName(photo, 'webp'))).toBe(false)
    const [item] = await api.app.db('items').where({ id: itemId })
    expect(item).toMatchObject({ amount_contributed_cents: 2_500 })
    const contributions = await api.app.db('contributions').where({ registry_id: registryId })
    expect(contributions).toMatchObject([{ amount_cents: 2_500, deleted_at: null }])
    for (const table of ['sessions', 'email_tokens', 'known_devices', 'push_subscriptions']) {
      expect(await api.app.db(table).where({ user_id: id })).toEqual([])
    }
    const events = await api.app.db('audit_events').where({ entity_id: id }).orderBy('id')
    expect(events.at(-1)).toMatchObject({ action: 'account.closed', registry_id: registryId })
  })

  test('ends every session and makes the account unfindable', async () => {
    const { account, browser } = await signIn()
    const { email } = account
    const other = openBrowser(api)
    await other.call(login, { body: { email, password: PASSWORD } })
    await close(browser)
    expect(browser.cookies.has('refresh')).toBe(false)
    await expect(browser.call(me, {})).rejects.toMatchObject(ended)
    await expect(other.call(refresh, { body: {} })).rejects.toMatchObject(ended)
    const again = api.call(login, { body: { email, password: PASSWORD } })
    await expect(again).rejects.toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
    await api.call(forgotPassword, { body: { email } })
    expect(await mailedTokens.reset(api.app, account.id)).toBe('')
  })

  test('closes the registry and keeps its slugs reserved', async () => {
    const { account, browser, itemId } = await makeFullAccount()
    const { slug, registryId } = account
    const former = `former-${slug}`
    await api.app.db('registry_slugs').insert({ slug: former, registry_id: registryId })
    const visitor = await api.asVisitor()
    await close(browser)

    for (const address of [slug, former]) {
      const query = { sortBy: 'value' as const, sortOrder: 'desc' as const }
      const list = api.call(listRegistryItems, { params: { slug: address }, query })
      await expect(list).rejects.toMatchObject(notFound)
      expect(await isSlugFree(api.app.db, { slug: address, id: randomUUID() })).toBe(false)
    }
    const body = giftBody(100, contributor)
    const contribution = visitor.call(contribute, { params: { slug, id: itemId }, body })
    await expect(contribution).rejects.toMatchObject({ status: 404 })
  })

  test('frees the email address for a new account but keeps the slug reserved', async () => {
    const { account, browser } = await signIn()
    const registryName = account.slug.replaceAll('-', ' ')
    await close(browser)
    const body = { email: account.email, password: PASSWORD, name: 'Wei', registryName }
    const { user } = await api.call(register, { body })
    expect(user.id).not.toBe(account.id)
    expect(user.registrySlug).not.toBe(account.slug)
  })

  test('requires the password', async () => {
    const { browser } = await signIn()
    const sentence = authMessages.passwordWrong
    await expect(close(browser, 'Wrong7Rattle')).rejects.toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
      message: sentence,
      details: { fields: { password: sentence } },
    })
    await browser.call(me, {})
    await expect(close(browser, '')).rejects.toMatchObject({ status: 400 })
  })

  test('happens once when the form is submitted twice', async () => {
    const { browser } = await signIn()
    const answers = await Promise.allSettled([close(browser), close(browser)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const reasons = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(reasons).toMatchObject([ended])
  })

  test('rejects or erases concurrent contributions', async () => {
    const { account, browser, itemId } = await makeFullAccount()
    const { slug, registryId } = account
    const visitor = await api.asVisitor()
    const body = giftBody(100, contributor)
    const contributions = Array.from({ length: 12 }, () =>
      visitor.call(contribute, { params: { slug, id: itemId }, body }),
    )
    const [closed] = await Promise.allSettled([close(browser), ...contributions])
    expect(closed?.status).toBe('fulfilled')
    const rows = await api.app.db('contributions').where({ registry_id: registryId })
    expect(JSON.stringify(rows)).not.toMatch(/marker/i)
    const [item] = await api.app.db('items').where({ id: itemId })
    const sum = rows.reduce((total, { amount_cents }) => total + amount_cents, 0)
    expect(item.amount_contributed_cents).toBe(sum)
  })

  test("of the default registry removes the legacy administrator's access", async () => {
    const { account, browser } = await signIn()
    const { db } = api.app
    await db('registries').where({ id: account.registryId }).update({ slug: 'our-baby' })
    const admin = openBrowser(api)
    const body = { adminPassword: api.app.secrets.adminPassword }
    admin.headers['x-csrf-token'] = (await admin.call(legacyLogin, { body })).csrfToken
    for (const attempt of [
      () => admin.call(deleteAccount, { body: { password: PASSWORD } }),
      () => admin.call(exportAccount, {}),
      () => admin.call(listSessions, { query: { limit: 1, offset: 0 } }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
    await close(browser)
    await expect(admin.call(me, {})).rejects.toMatchObject({ status: 401 })
    await expect(api.call(legacyLogin, { body })).rejects.toMatchObject(notFound)
  })
})
