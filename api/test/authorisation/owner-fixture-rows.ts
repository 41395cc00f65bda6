import { randomBytes } from 'node:crypto'
import { hashToken } from '../../src/features/auth/sessions/hash-token.ts'
import { openSession } from '../../src/features/auth/sessions/issue-tokens.ts'
import { offeringKey } from '../../src/features/offerings/offering-key.ts'
import type { App } from '../../src/http/app.ts'
import { makeOffering } from '../make-offering.ts'

const MINUTE_MS = 60_000

/** Returns a random text without digits that occurs nowhere else. */
const mark = () =>
  `zq${randomBytes(8)
    .toString('hex')
    .replace(/\d/g, digit => 'ghijklmnop'[+digit] ?? '')}`
const phone = () => `+659${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}`

/** Sets a unique slug, which is no prefix of another, and payment details. */
export async function setRegistry({ db }: App, registryId: string) {
  const slug = mark()
  const [proxy, vpa, tag, bank, date] = [phone(), `${mark()}@okbank`, mark(), mark(), mark()]
  await db('registries').where({ id: registryId }).update({
    slug,
    paynow_proxy: proxy,
    upi_vpa: vpa,
    wise_tag: tag,
    paynow_bank_shows: bank,
    upi_bank_shows: bank,
    wise_bank_shows: bank,
    event_date: date,
  })
  return { slug, payee: [proxy, proxy.slice(3), vpa, tag, bank], date }
}

export async function insertItem({ db, newId }: App, registryId: string) {
  const [itemId, itemName, scraped] = [
    newId(),
    `Crib ${mark()}`,
    `https://shop.example/${mark()}.jpg`,
  ]
  await db('items').insert({
    id: itemId,
    registry_id: registryId,
    product_name: itemName,
    product_url: 'https://shop.example/crib',
    category: 'Furniture',
    total_price_cents: 30_000,
    amount_contributed_cents: 5_000,
    scraped_images: JSON.stringify([{ url: scraped }]),
  })
  return { itemId, itemName, scraped }
}

export async function insertContribution(
  { db, newId, now }: App,
  registryId: string,
  itemId: string,
) {
  const [contributionId, openContributionId] = [newId(), newId()]
  const email = `${mark()}@giver.example`
  const hiddenName = mark()
  const given = {
    id: contributionId,
    registry_id: registryId,
    item_id: itemId,
    name: hiddenName,
    is_name_hidden: true,
    is_amount_hidden: true,
    email,
    amount_cents: 2_500,
    message: 'With love',
    payment_method: 'singapore-paynow',
    payment_verified_at: now(),
    reminder_count: 2,
    reminder_sent_at: now(),
  }
  const open = {
    ...{ payment_verified_at: null, reminder_count: 0, reminder_sent_at: null },
    // Visible: the holder of a payment link receives the name of an open contribution.
    ...{ name: 'Mei', is_name_hidden: false, is_amount_hidden: false },
  }
  await db('contributions').insert([given, { ...given, id: openContributionId, ...open }])
  return { contributionId, openContributionId, givers: [email, hiddenName] }
}

export async function insertPicture({ db, newId }: App, registryId: string, itemId: string) {
  const [hash, pictureUrl] = [randomBytes(32).toString('hex'), `https://shop.example/${mark()}.jpg`]
  const imageId = newId()
  await db('item_images').insert({
    id: imageId,
    registry_id: registryId,
    item_id: itemId,
    original_url: pictureUrl,
    status: 'ready',
    is_selected: true,
    content_hash: hash,
    width: 1,
    height: 1,
  })
  return { imageId, pictureUrl, imagePath: `/images/${hash}.webp` }
}

export async function insertScrape({ db, newId }: App, registryId: string) {
  const [scrapeId, url] = [newId(), `https://shop.example/${mark()}`]
  await db('scrapes').insert({ id: scrapeId, registry_id: registryId, url, domain: 'shop.example' })
  return { scrapeId, scraped: url }
}

export async function insertOthers({ db, newId }: App, userId: string, registryId: string) {
  const endpoint = `https://push.example/${mark()}`
  await db('push_subscriptions').insert({
    id: newId(),
    user_id: userId,
    registry_id: registryId,
    endpoint,
    p256dh: mark(),
    auth: mark(),
  })
  return { pushEndpoint: endpoint, others: [endpoint] }
}

export async function insertEmailToken(
  { db, newId, newToken, now }: App,
  userId: string,
  purpose: string,
) {
  const token = newToken()
  await db('email_tokens').insert({
    id: newId(),
    user_id: userId,
    purpose,
    token_hash: hashToken(token),
    expires_at: new Date(now().getTime() + MINUTE_MS),
  })
  return token
}

export async function openDevice(app: App, userId: string) {
  const device = { userId, client: 'extension' as const, userAgent: '' }
  const { sessionId, refreshToken } = await openSession(app.db, app, device)
  return { deviceId: sessionId, refreshToken }
}

export async function insertPairing({ db, newToken, now }: App, userId: string, sessionId: string) {
  const [code, verifier] = [newToken(), newToken()]
  const challenge = hashToken(verifier)
  await db('pairings').insert({
    code_hash: hashToken(code),
    challenge,
    user_id: userId,
    session_id: sessionId,
    expires_at: new Date(now().getTime() + MINUTE_MS),
  })
  return { challenge, code, verifier }
}

/** Inserts two offerings of one person, one pending review and one accepted, with a message. */
export async function insertOfferings(app: App, registryId: string) {
  const offerer = `${mark()}@offerer.example`
  const values = { offerer_email: offerer, offerer_phone: phone(), personal_message: mark() }
  const offeringId = await makeOffering(app, registryId, values)
  const accepted = { ...values, status: 'available', admin_notes: mark() }
  const acceptedId = await makeOffering(app, registryId, accepted)
  const words = mark()
  await app.db('offering_messages').insert({
    id: app.newId(),
    registry_id: registryId,
    offering_id: offeringId,
    sender: 'offerer',
    body: words,
  })
  const kept = [offerer, values.offerer_phone, values.personal_message, accepted.admin_notes, words]
  return { offeringId, acceptedId, offerer, kept, key: offeringKey(app, offeringId) }
}
