import { text as textField } from '@registry/shared/contract/fields'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everyNth } from '../../../shared/test/corpus.ts'
import { nastyTexts, scriptCases } from '../../test/corpus.ts'
import {
  accountClosedEmail,
  guessingAlertEmail,
  newDeviceEmail,
  passwordChangedEmail,
  resetEmail,
  sessionReuseEmail,
  verificationEmail,
} from './account-emails.ts'
import { noteEmail, reminderEmail, thankYouEmail } from './contribution-emails.ts'
import type { Email } from './layout/layout.ts'
import { notificationEmail } from './notification-email.ts'
import { offeringEmail, offeringOwnerEmail } from './offering-emails.ts'
import { payeeChangedEmail } from './payee-changed-email.ts'

const ORIGIN = 'https://registry.example'
const at = new Date('2026-11-20T10:00:00Z')
const link = `${ORIGIN}/somewhere#token=abc`
const unsubscribeUrl = `${ORIGIN}/unsubscribe/id.signature`

const giftOf = (said: string) => ({
  ...{ name: said, parents: said, itemName: said, reference: said, link },
  ...{ amountCents: cents(2_550), method: 'PayNow', unsubscribeUrl },
})

const offered = (said: string) => ({
  ...{ name: said, parents: said, itemName: said, quantity: 2, link },
  unsubscribeUrl,
  note: said || 'Hello',
})
const contactOf = (said: string) => ({
  contact: { name: said, email: 'priya@home.example', phone: '+65 9123 4567' },
})
const toParents = (said: string) => ({
  name: said,
  offererName: said,
  itemName: said,
  link,
  unsubscribeUrl,
})

/** All emails, with one text in every user-supplied field. */
const allMails = (said: string): Record<string, Email> => ({
  verification: verificationEmail({ name: said, registryName: said, link }),
  reset: resetEmail({ name: said, link }),
  passwordChanged: passwordChangedEmail({ name: said, at, methods: ['india-upi'], link }),
  guessingAlert: guessingAlertEmail({ name: said, at, link }),
  payeeChanged: payeeChangedEmail({ name: said, methods: ['india-upi'], at, link }),
  payeeRemoved: payeeChangedEmail({
    name: said,
    methods: ['india-upi'],
    at,
    isRemoved: true,
    link,
  }),
  newDevice: newDeviceEmail({ name: said, label: 'Chrome on Windows', at, link }),
  sessionReuse: sessionReuseEmail({ name: said, label: 'Safari on iPhone', at, link }),
  farewell: accountClosedEmail({ name: said }),
  reminder: reminderEmail(giftOf(said)),
  thankYou: thankYouEmail(giftOf(said)),
  contributionNotice: notificationEmail({
    kind: 'contribution',
    name: said,
    body: 'Mei gave',
    link,
    unsubscribeUrl,
  }),
  paymentNotice: notificationEmail({ kind: 'payment', name: said, body: 'Mei gave', link }),
  paymentsNotice: notificationEmail({ kind: 'payments', name: said, body: 'Two gave', link }),
  offeringNotice: notificationEmail({ kind: 'offering', name: said, body: 'Mei offers', link }),
  note: noteEmail({ name: said, parents: said, note: said, link, unsubscribeUrl }),
  offeringReceipt: offeringEmail({ ...offered(said), kind: 'receipt', note: null }),
  offeringAccepted: offeringEmail({ ...offered(said), kind: 'accepted' }),
  offeringDeclined: offeringEmail({ ...offered(said), kind: 'declined' }),
  offeringInterested: offeringEmail({
    ...{ ...offered(said), ...contactOf(said) },
    kind: 'interested',
  }),
  offeringConfirmed: offeringEmail({ ...offered(said), kind: 'confirmed' }),
  offeringDelivered: offeringEmail({ ...offered(said), kind: 'delivered' }),
  offeringCancelled: offeringEmail({ ...offered(said), kind: 'cancelled' }),
  offeringMessage: offeringEmail({ ...offered(said), kind: 'message' }),
  offeringReply: offeringOwnerEmail({ ...toParents(said), kind: 'reply', message: said }),
  offeringWithdrawn: offeringOwnerEmail({ ...toParents(said), kind: 'withdrawn' }),
})

const withoutUnsubscribing = (text: string) =>
  text.replace(`Unsubscribe from these emails:\n${unsubscribeUrl}\n\n`, '')

describe.each(Object.entries(allMails('Priya')))('the mail %s', (_, { subject, ...email }) => {
  const { html } = email
  const text = withoutUnsubscribing(email.text)

  test('links to where it can be turned off, in both forms, if it can', () => {
    const href = `href="${unsubscribeUrl}"`
    expect(html.includes(href)).toBe(email.unsubscribeUrl !== undefined)
    expect(text !== email.text).toBe(email.unsubscribeUrl !== undefined)
  })

  test('has a subject of one line, short enough for a phone', () => {
    expect(subject).toMatch(/^[\p{L} -]{10,45}$/u)
  })

  test('has the same content as text and as HTML', () => {
    const inHtml = html.replace(/<style>.*<\/style>|<[^>]+>/gs, ' ')
    const [, ...paragraphs] = text.replace(/\n\n-- \nBaby Registry$/, '').split(/\n+/)
    for (const paragraph of paragraphs) {
      expect(inHtml).toContain(paragraph.replace(/^(\w.*):$/, '$1').trim())
    }
    expect(text).toMatch(/^Hello Priya,\n\n/)
    expect(text).toMatch(/\n\n-- \nBaby Registry$/)
  })

  test('loads nothing and links only to the product', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|form|object|base)\b|url\(|@import|\bsrc=/i)
    for (const [address] of html.matchAll(/https?:[^"<\s]+/g)) {
      expect([link, unsubscribeUrl]).toContain(address)
    }
    for (const [address] of text.matchAll(/https?:\S+/g)) expect(address).toBe(link)
  })
})

describe('the verification mail', () => {
  test('matches the plain text snapshot', () => {
    expect(verificationEmail({ name: 'Priya', registryName: 'Baby Rao', link }).text).toBe(
      `Hello Priya,

Thank you for creating “Baby Rao”. Please confirm that this is your email address, so that you can sign in again later.

Verify Email:
https://registry.example/somewhere#token=abc

The link works once, within 24 hours.

You did not create a registry? Then please ignore this email.

-- 
Baby Registry`,
    )
  })

  test('omits names that look like links', () => {
    const mail = verificationEmail({ name: 'see evil.example', registryName: 'https://e.co', link })
    expect(mail.text).toMatch(/^Hello,\n\nThank you for creating a registry\./)
    expect(`${mail.text}${mail.html}`).not.toMatch(/evil|e\.co/)
  })
})

const collected = [...nastyTexts(), ...everyNth(scriptCases().flat(), 10)]
/** Collected texts as the contract stores them. */
const hostile = [...new Set(collected.map(said => z.decode(textField(), said)))]

test.skipIf(hostile.length === 0)('user-supplied text adds no element, link or control', () => {
  // A fact that looks like a link is omitted, with its <br>.
  const shape = (html: string) => html.match(/<(?!br>)\/?[a-z!][^>]*>/gi)?.length
  const urls = (content: string) => content.match(/https?:\/\/[^"<\s]+/g) ?? []
  const CONTROL = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u
  const plain = allMails('Priya')
  for (const said of hostile) {
    const changed = Object.entries(allMails(said)).filter(
      ([name, { html, text }]) =>
        shape(html) !== shape(plain[name]?.html ?? '') ||
        urls(`${html}\n${text}`).some(url => url !== link && url !== unsubscribeUrl) ||
        CONTROL.test(text),
    )
    expect(Object.fromEntries(changed), said).toEqual({})
  }
})

describe('the reminder', () => {
  test.each([
    ['A.TanGlassBottl', 'A. TanGlassBottl'],
    ['AuntieMeiDr.Brown’s', 'AuntieMeiDr. Brown’s'],
    ['AuntieMeiStokkeTrip', 'AuntieMeiStokkeTrip'],
  ])('shows the reference %s as %s', (reference, shown) => {
    const { text, html } = reminderEmail({ ...giftOf('Priya'), reference })
    expect(text).toContain(`\nReference: ${shown}\n`)
    expect(html).toContain(`<br>Reference: ${shown}</p>`)
  })
})

describe('emails about the account', () => {
  test.each([
    'verification',
    'reset',
    'passwordChanged',
    'guessingAlert',
    'payeeChanged',
    'newDevice',
    'sessionReuse',
    'farewell',
  ])('cannot be turned off: %s', name => {
    expect(allMails('Priya')[name]?.unsubscribeUrl).toBeUndefined()
  })
})

describe('the mails about an offering', () => {
  test('match the plain text snapshot', () => {
    const words = { ...offered('Priya'), ...contactOf('Mei'), name: 'Ravi', note: 'On Sunday?' }
    expect(offeringEmail({ ...words, itemName: 'Wooden cot', kind: 'interested' }).text).toBe(
      `Hello Ravi,

Great news: Priya would like what you offered.

On Sunday?

Item: Wooden cot
Quantity: 2
Name: Mei
Email: priya@home.example
Phone: +65 9123 4567

They should contact you by email or phone. You can also write to them from your link.

If you answer this email, your answer goes to them.

See Your Offering:
${link}

This link is yours alone: whoever has it can change or withdraw your offering.

You offered nothing? Then somebody mistyped their address: please ignore this email.

Unsubscribe from these emails:
${unsubscribeUrl}

-- 
Baby Registry`,
    )
  })

  test('have the owner as Reply-To when contact data is shared', () => {
    const words = offered('Priya')
    expect(offeringEmail({ ...words, kind: 'accepted' }).replyTo).toBeUndefined()
    const replyTo = { name: 'Mei', address: 'priya@home.example' }
    expect(offeringEmail({ ...words, ...contactOf('Mei'), kind: 'interested' })).toMatchObject({
      replyTo,
    })
  })

  test('contain no links from user-supplied text', () => {
    const said = 'see evil.example or https://e.co/x'
    const mails = [
      offeringEmail({ ...offered(said), ...contactOf(said), kind: 'interested' }),
      offeringOwnerEmail({ ...toParents(said), kind: 'reply', message: said }),
    ]
    for (const { text, html } of mails) {
      expect(`${text}${html}`).not.toMatch(/evil\.example|e\.co/)
      expect(text).toContain('see evil. example')
    }
  })
})
