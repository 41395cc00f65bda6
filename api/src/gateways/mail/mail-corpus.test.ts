import { domainToASCII } from 'node:url'
import { email as emailField } from '@registry/shared/contract/fields'
import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { corpusCases, everyNth } from '../../../../shared/test/corpus.ts'
import { share } from '../../../../shared/test/share.ts'
import { startMailServer } from '../../../test/mail-server.ts'
import { layout } from '../../emails/layout/layout.ts'
import { compose } from './compose.ts'
import { type Mail, MailRejectedError } from './mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

const sender = { mailFrom: 'Baby Registry <r@example.com>', publicUrl: 'https://r.example' }
const server = share(startMailServer)
let mail: Mail
beforeAll(() => {
  mail = createSmtpMail({ smtpUrl: server.smtpUrl, ...sender })
})
afterAll(() => mail.close())

const addresses = corpusCases<{ address: string }>('security/email-isemail.json').map(
  ({ address }) => address,
)
const breaks = corpusCases<string>('security/crlf.json')
const naughty = corpusCases<unknown>('security/naughty-strings.json').filter(
  one => typeof one === 'string',
)

const schema = emailField('missing', 'wrong')
/** Returns the email address as stored, if it is accepted. */
const taken = (address: string) => z.safeParse(schema, address).data
// The mail server shows international domains decoded.
const asSent = (address: string) =>
  address.replace(/@(.+)$/, (_, domain: string) => `@${domainToASCII(domain)}`)
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const emailOf = (subject: string) => layout({ subject, name: '', paragraphs: [subject] })

/** Returns envelope recipients and content of the sent email; undefined when none was sent. */
async function send(to: { name: string; address: string }, subject: string) {
  const before = server.received.length
  try {
    await mail.send(to, emailOf(subject), 'job')
  } catch (error) {
    expect(error).toBeInstanceOf(MailRejectedError)
  }
  const [received, ...others] = server.received.slice(before)
  expect(others).toEqual([])
  if (!received) return undefined
  const { to: shown, headers } = await PostalMime.parse(received.raw)
  const recipients = received.to.map(asSent)
  expect(shown?.map(one => asSent(one.address ?? ''))).toEqual(recipients)
  return { recipients, headers }
}

const HEADERS = 11
// RFC 5321 erratum 1690 allows 254; this test's server takes one less.
const LONGEST = 253

describe.skipIf(addresses.length === 0)('addresses', () => {
  test.each(addresses.map(address => [address]))('%j reach one mailbox or none', async address => {
    const known = taken(address)
    const sent = await send({ name: 'Zoë', address: known ?? address }, 'Hi')
    if (known && known.length <= LONGEST) expect(sent?.recipients).toEqual([known])
    if (!sent) return
    expect(sent.recipients).toEqual([known ?? address])
    expect(sent.headers.length).toBe(HEADERS)
  })
})

describe.skipIf(breaks.length === 0)('line breaks', () => {
  const cases = [...new Set(breaks.flatMap(one => [one, decoded(one)]))]

  test('are rejected in every email address', () => {
    expect(
      cases.flatMap(one => [`a${one}@example.com`, `a@example.com${one}`]).filter(taken),
    ).toEqual([])
  })

  test.each(cases.map(text => [text]))('%j in name and subject add no header', async text => {
    const sent = await send({ name: `Zoë ${text}`, address: 'zoe@example.com' }, `Hi ${text}`)
    expect(sent?.recipients).toEqual(['zoe@example.com'])
    expect(sent?.headers.length).toBe(HEADERS)
    expect(await send({ name: 'Zoë', address: `zoe@example.com${text}` }, 'Hi')).toBeUndefined()
  })
})

describe.skipIf(naughty.length === 0)('naughty strings', () => {
  test('change neither headers nor recipients', async () => {
    for (const text of everyNth(naughty, 4)) {
      const to = { name: text, address: 'zoe@example.com' }
      const message = new MailComposer(
        compose(sender, { to, email: emailOf(`Hi ${text}`), id: 'job' }),
      ).compile()
      expect(message.getEnvelope().to, text).toEqual(['zoe@example.com'])
      const { headers, text: body } = await PostalMime.parse(await message.build())
      expect(headers.length, text).toBe(HEADERS)
      expect(body, text).toContain('Hello,')
    }
  })
})
