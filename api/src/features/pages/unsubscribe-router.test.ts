import {
  getNotificationChoices,
  setNotificationChoices,
} from '@registry/shared/contract/account/settings'
import { MAIL_KINDS, type MailKind } from '@registry/shared/mails/mail-kinds'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeItem } from '../../../test/factories.ts'
import { startMailServer } from '../../../test/mail-server.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { startPages } from '../../../test/start-pages.ts'
import type { Mail } from '../../gateways/mail/mail.ts'
import { createSmtpMail } from '../../gateways/mail/smtp-mail.ts'
import { sendPaymentReminder, sendThankYou } from '../contributions/mails/contribution-mails.ts'
import { findUnsubscribeUrl } from '../mail-subscriptions/unsubscribe-link.ts'
import { sendNotificationMail } from '../push/notification-mails.ts'

const PUBLIC_URL = 'https://registry.example'
const EMAIL = 'Auntie@example.com'
const stops: (() => Promise<unknown> | unknown)[] = []
let api: TestApi
let origin: string
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL } })
  const pages = await startPages(api)
  origin = pages.url
  stops.push(api.stop, pages.stop)
})
afterAll(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

async function setUp() {
  const own = await openOwnRegistry(api)
  const registryId = own.registry.id
  const itemId = await makeItem(api.app.db, registryId)
  const contributionId = await makeContribution(api.app.db, { registryId, itemId, email: EMAIL })
  return { ...own, registryId, itemId, contributionId }
}

async function linkTo(registryId: string, kind: MailKind, address = EMAIL): Promise<string> {
  const url = await findUnsubscribeUrl(api.app, { registryId, kind, address })
  return (url ?? '').replace(PUBLIC_URL, origin)
}

const isOn = async (registryId: string, kind: MailKind, address = EMAIL) =>
  (await linkTo(registryId, kind, address)) !== ''

const oneClick = (url: string) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
const choose = (url: string, choice: 'on' | 'off') =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice }) })

/** Returns the data of the page. */
async function dataOf(page: Response) {
  return JSON.parse(/id="page-data"[^>]*>(.*?)<\/script>/s.exec(await page.text())?.[1] ?? '')
}

/** Runs the job over a real SMTP server; returns the received mails. */
async function sendBySmtp(work: (mail: Mail) => Promise<void>) {
  const server = await startMailServer()
  const mail = createSmtpMail({
    ...{ smtpUrl: server.smtpUrl, publicUrl: PUBLIC_URL },
    mailFrom: 'Baby Registry <registry@example.com>',
  })
  await work(mail)
  mail.close()
  await server.stop()
  return server.received
}

describe('a one-click request', () => {
  test('to the URL of a received mail stops that kind of mail, for that registry only', async () => {
    const [one, other] = [await setUp(), await setUp()]
    const remind = ({ contributionId }: typeof one) =>
      sendBySmtp(mail => sendPaymentReminder.work({ contributionId }, { app: api.app, mail }))
    const [received] = await remind(one)
    const { headers, replyTo } = await PostalMime.parse(received?.raw ?? '')
    const header = (key: string) => headers.find(one => one.key === key)?.value ?? ''
    const { email: ownerEmail } = await api.app
      .db('users')
      .where({ id: one.registry.ownerId })
      .first()
    expect(replyTo).toEqual([{ name: 'Priya', address: ownerEmail }])
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const [, url = ''] = /^<(https:\/\/.+)>$/.exec(header('list-unsubscribe')) ?? []
    expect(decodeURIComponent(url).toLowerCase()).not.toMatch(/auntie|mei|baby-/)
    const response = await oneClick(url.replace(PUBLIC_URL, origin))
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await remind(one)).toEqual([])
    const thanks = await sendBySmtp(mail =>
      sendThankYou.work({ contributionId: one.contributionId }, { app: api.app, mail }),
    )
    expect(thanks).toHaveLength(1)
    expect(await remind(other)).toHaveLength(1)
  })

  test('that is repeated changes nothing, and leaves others of the registry subscribed', async () => {
    const { registryId } = await setUp()
    const url = await linkTo(registryId, 'offerings')
    for (const _ of [1, 2]) expect((await oneClick(url)).status).toBe(200)
    expect(await isOn(registryId, 'offerings')).toBe(false)
    expect(await isOn(registryId, 'offerings', 'auntie@EXAMPLE.com')).toBe(false)
    expect(await isOn(registryId, 'offerings', 'uncle@example.com')).toBe(true)
  })

  test('may be multipart', async () => {
    const { registryId } = await setUp()
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    const url = await linkTo(registryId, 'thank-yous')
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
    expect(await isOn(registryId, 'thank-yous')).toBe(false)
  })

  test('with a forged or foreign token returns 404 and changes nothing', async () => {
    const { registryId } = await setUp()
    const url = await linkTo(registryId, 'reminders')
    const other = await linkTo(registryId, 'offerings')
    const forged = [
      `${url}x`,
      url.slice(0, -8),
      `${url.slice(0, url.lastIndexOf('.'))}${other.slice(other.lastIndexOf('.'))}`,
      `${origin}/unsubscribe/${'x'.repeat(80)}`,
    ]
    for (const one of forged) expect([one, (await oneClick(one)).status]).toEqual([one, 404])
    expect(await isOn(registryId, 'reminders')).toBe(true)
  })
})

describe('the unsubscribe page', () => {
  test('changes nothing when it is opened, and shows the kind and the registry', async () => {
    const { registryId } = await setUp()
    const url = await linkTo(registryId, 'reminders')
    const page = await fetch(url)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    const mails = { kind: 'reminders', isOn: true, registryName: 'Baby Tan is on the way' }
    const data = await dataOf(page)
    expect(data).toMatchObject({ page: 'unsubscribe', mails })
    expect(JSON.stringify(data).toLowerCase()).not.toContain('auntie')
    expect(await isOn(registryId, 'reminders')).toBe(true)
  })

  test('turns the mails off and on again', async () => {
    const { registryId, contributionId } = await setUp()
    const url = await linkTo(registryId, 'reminders')
    for (const choice of ['off', 'on'] as const) {
      const { status, headers } = await choose(url, choice)
      expect([status, headers.get('location')]).toEqual([303, new URL(url).pathname])
      expect(await isOn(registryId, 'reminders')).toBe(choice === 'on')
      expect((await dataOf(await fetch(url))).mails.isOn).toBe(choice === 'on')
    }
    const mail = createMemoryMail()
    await sendPaymentReminder.work({ contributionId }, { app: api.app, mail })
    expect(mail.sent).toHaveLength(1)
  })

  test('of a closed registry says that the link does not work', async () => {
    const { registryId } = await setUp()
    const url = await linkTo(registryId, 'reminders')
    await api.app.db('registries').where({ id: registryId }).update({ closed_at: new Date() })
    const page = await fetch(url)
    expect([page.status, (await dataOf(page)).mails]).toEqual([404, undefined])
  })

  test.each(MAIL_KINDS)('accepts a body of any size for %s', async kind => {
    const { registryId } = await setUp()
    const url = await linkTo(registryId, kind)
    const response = await fetch(url, { method: 'POST', body: 'x'.repeat(50_000) })
    expect(response.status).toBe(200)
  })
})

describe('a reminder to somebody who unsubscribed', () => {
  test('is shown to the owner as undelivered', async () => {
    const { registryId, contributionId } = await setUp()
    await oneClick(await linkTo(registryId, 'reminders'))
    const mail = createMemoryMail()
    await sendPaymentReminder.work({ contributionId }, { app: api.app, mail })
    expect(mail.sent).toEqual([])
    const row = await api.app.db('contributions').where({ id: contributionId }).first()
    expect(row.reminder_undelivered_at).toBeInstanceOf(Date)
  })
})

describe("an owner's unsubscription", () => {
  test("is shown by the settings, and ended by the link or the settings' next choice", async () => {
    const { call, registry, registryId, contributionId } = await setUp()
    const account = await api.app.db('users').where({ id: registry.ownerId }).first()
    const choices = { contributions: 'mail', offerings: 'push', ownGifts: false } as const
    const notify = async () => {
      const mail = createMemoryMail()
      const notice = { kind: 'contribution' as const, id: contributionId }
      await sendNotificationMail.work({ notice }, { app: api.app, mail })
      return mail.sent.length
    }
    const shown = async () => (await call(getNotificationChoices, {})).data
    await call(setNotificationChoices, { body: choices })
    expect(await notify()).toBe(1)
    const url = await linkTo(registryId, 'notifications', account.email)
    // Email clients may repeat a one-click request.
    for (const _ of [1, 2]) await oneClick(url)
    expect(await shown()).toMatchObject({ contributions: 'push', offerings: 'push' })
    expect(await notify()).toBe(0)
    await choose(url, 'on')
    expect(await shown()).toMatchObject(choices)
    expect(await notify()).toBe(1)
    await oneClick(url)
    await call(setNotificationChoices, { body: choices })
    expect(await shown()).toMatchObject(choices)
    expect(await notify()).toBe(1)
    // The link of an old email, after emails were turned off in the settings.
    await call(setNotificationChoices, { body: { ...choices, contributions: 'push' } })
    await oneClick(url)
    await choose(url, 'on')
    expect(await shown()).toMatchObject(choices)
  })

  test("from offerers' messages is ended when emails about offerings are chosen in the settings", async () => {
    const { call, registry, registryId } = await setUp()
    const account = await api.app.db('users').where({ id: registry.ownerId }).first()
    const hasReplies = () => isOn(registryId, 'offering-replies', account.email)
    const usual = { contributions: 'push', offerings: 'push', ownGifts: false } as const
    await oneClick(await linkTo(registryId, 'offering-replies', account.email))
    expect(await hasReplies()).toBe(false)
    await call(setNotificationChoices, { body: { ...usual, contributions: 'both' } })
    expect(await hasReplies()).toBe(false)
    const chosen = { ...usual, offerings: 'mail' } as const
    await call(setNotificationChoices, { body: chosen })
    expect(await hasReplies()).toBe(true)
    await oneClick(await linkTo(registryId, 'offering-replies', account.email))
    await call(setNotificationChoices, { body: { ...chosen, ownGifts: true } })
    expect(await hasReplies()).toBe(false)
  })

  test('that was ended before changes no choice', async () => {
    const { call, registry, registryId } = await setUp()
    const account = await api.app.db('users').where({ id: registry.ownerId }).first()
    const url = await linkTo(registryId, 'notifications', account.email)
    const choices = { contributions: 'push', offerings: 'push', ownGifts: true } as const
    await call(setNotificationChoices, { body: choices })
    await choose(url, 'on')
    expect((await call(getNotificationChoices, {})).data).toMatchObject(choices)
  })
})
