import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { layout } from '../../emails/layout/layout.ts'
import { compose } from './compose.ts'
import { MailRejectedError } from './mail.ts'

const sender = {
  mailFrom: 'Baby Registry <registry@example.com>',
  publicUrl: 'https://registry.example:8443',
}
const email = layout({
  subject: 'Please verify',
  name: 'Zoë',
  paragraphs: ['Text'],
})
const to = { name: 'Zoë', address: 'zoe@example.com' }

async function parsed(outgoing: Partial<Parameters<typeof compose>[1]> = {}) {
  const composed = compose(sender, { to, email, id: 'job-1', ...outgoing })
  return PostalMime.parse(await new MailComposer(composed).compile().build())
}

describe('compose', () => {
  test('sets these headers and no others', async () => {
    const { headers } = await parsed()
    expect(headers.map(header => header.originalKey)).toEqual([
      'Auto-Submitted',
      'X-Auto-Response-Suppress',
      'X-Entity-Ref-ID',
      'From',
      'To',
      'Reply-To',
      'Subject',
      'Message-ID',
      'Date',
      'MIME-Version',
      'Content-Type',
    ])
    expect(Object.fromEntries(headers.map(({ key, value }) => [key, value]))).toMatchObject({
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'All',
      from: 'Baby Registry <registry@example.com>',
      'reply-to': 'Baby Registry <registry@example.com>',
      subject: 'Please verify',
      'content-type': expect.stringMatching(/^multipart\/alternative; boundary=/),
    })
  })

  test('offers to unsubscribe with one click', async () => {
    const unsubscribeUrl = `https://registry.example/unsubscribe/${'0b1c'.repeat(20)}`
    const composed = compose(sender, { to, id: 'job-1', email: { ...email, unsubscribeUrl } })
    const raw = String(await new MailComposer(composed).compile().build())
    expect(raw).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\n`)
    expect(raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect((await parsed()).headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
  })

  test.each([
    ['quotes and emoji', 'Priya "P" Rao 👶', 'Priya "P" Rao 👶'],
    ['a line break', 'Priya\r\nBcc: evil@example.com', ''],
    ['a line break without a link', 'Priya\r\nBcc: x', 'Priya Bcc: x'],
    ['a second mailbox', 'Priya" <evil@example.com>, "x', ''],
    ['a comma', 'Rao, Priya', 'Rao, Priya'],
  ])('sends replies to one mailbox for a name with %s', async (_, name, shown) => {
    const replyTo = { name, address: 'priya@example.com' }
    const mail = await parsed({ email: { ...email, replyTo } })
    expect(mail.replyTo).toEqual([{ name: shown, address: 'priya@example.com' }])
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.from?.address).toBe('registry@example.com')
  })

  test('gives all attempts of an email one message id, and each email another', async () => {
    const [one, again, other] = await Promise.all([parsed(), parsed(), parsed({ id: 'job-2' })])
    expect(one.messageId).toMatch(/^<[0-9a-f]{32}@registry\.example>$/)
    expect(again.messageId).toBe(one.messageId)
    expect(other.messageId).not.toBe(one.messageId)
  })

  test.each([
    ['the name', { to: { name: 'Zoë\r\nBcc: evil@example.com', address: to.address } }],
    ['the subject', { email: { ...email, subject: 'Hi\r\nBcc: evil@example.com\r\n\r\nboo' } }],
    ['the name in quotes', { to: { name: 'Zoë" <evil@example.com>, "x', address: to.address } }],
    ['a Unicode line end', { to: { name: 'Zoë\u2028Bcc: evil@example.com', address: to.address } }],
    ['a group', { to: { name: 'group: evil@example.com;', address: to.address } }],
    ['an encoded word', { to: { name: '=?utf-8?q?evil=40example.com=2C?=', address: to.address } }],
    [
      'an encoded mailbox',
      { to: { name: '=?utf-8?b?ZXZpbEBleGFtcGxlLmNvbQ==?= <evil@x>', address: to.address } },
    ],
  ])('lets %s add neither header nor recipient', async (_, outgoing) => {
    const mail = await parsed(outgoing)
    expect(mail.to?.map(one => one.address)).toEqual([to.address])
    expect(mail.headers.map(header => header.key)).not.toContain('bcc')
    expect(mail.text).toContain('Hello Zoë,')
  })

  test('omits a name that looks like a link', async () => {
    const named = async (name: string) =>
      (await parsed({ to: { name, address: to.address } })).to?.map(one => one.name)
    expect(await named('Zoë Tan')).toEqual(['Zoë Tan'])
    expect(await named('You won! evil.example/prize')).toEqual([''])
  })

  test.each([
    '',
    'nobody',
    'a@example.com, b@example.com',
    '<a@example.com> <b@example.com>',
    '"a b"@example.com',
    'a@example.com\r\nRCPT TO:<b@example.com>',
    'a@example.com\0b@example.com',
    'a(comment)@example.com',
    'zoë@example.com',
  ])('refuses the address %j', address => {
    expect(() => compose(sender, { to: { name: '', address }, email, id: 'x' })).toThrow(
      MailRejectedError,
    )
  })
})
