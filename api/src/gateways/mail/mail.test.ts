import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { layout } from '../../emails/layout.ts'
import { createOutboxMail } from './outbox-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

const closers: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const settings = {
  mailFrom: 'Baby Registry <registry@example.com>',
  publicUrl: 'https://registry.example',
}
const email = layout({
  subject: 'Please verify',
  greeting: 'Hello Zoë,',
  paragraphs: ['A & B <c>'],
  action: { label: 'Verify', href: 'https://registry.example/verify#token=a&b="c"' },
  notes: ['Once.'],
})
const to = { name: 'Zoë', address: 'zoe@example.com' }

async function outbox() {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'outbox-')), 'outbox')
  closers.push(() => rm(path.dirname(folder), { recursive: true }))
  let counter = 0
  const newId = () => {
    counter += 1
    return `mail-${counter}`
  }
  return { folder, mail: createOutboxMail({ folder, newId, ...settings }) }
}

async function readMail(folder: string, name = 'mail-1.eml') {
  return PostalMime.parse(await readFile(path.join(folder, name)))
}

describe('the outbox', () => {
  test('keeps each mail as a file with text and HTML', async () => {
    const { folder, mail } = await outbox()
    await mail.send(to, email, 'm1')
    await mail.send(to, email, 'm1')
    expect(await readdir(folder)).toEqual(['mail-1.eml', 'mail-2.eml'])
    const parsed = await readMail(folder)
    expect(parsed.from).toEqual({ name: 'Baby Registry', address: 'registry@example.com' })
    expect(parsed.to).toEqual([to])
    expect(parsed.subject).toBe('Please verify')
    expect(parsed.messageId).toMatch(/^<[0-9a-f]{32}@registry\.example>$/)
    expect(parsed.text).toContain('A & B <c>')
    expect(parsed.text).toContain('https://registry.example/verify#token=a&b="c"')
    expect(parsed.html).toContain('A &amp; B &lt;c&gt;')
    expect(parsed.html).toContain(
      'href="https://registry.example/verify#token=a&amp;b=&quot;c&quot;"',
    )
  })

  test.skipIf(process.platform === 'win32')('is for its owner alone', async () => {
    const { folder, mail } = await outbox()
    await mail.send(to, email, 'm1')
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(path.join(folder, 'mail-1.eml'))).mode & 0o777).toBe(0o600)
  })

  test.each([
    ['the name', { name: 'Zoë\r\nBcc: evil@example.com', address: to.address }, email.subject],
    ['the subject', to, 'Hello\r\nBcc: evil@example.com\r\n\r\nboo'],
    ['the name in quotes', { name: 'Zoë" <evil@example.com>, "x', address: to.address }, 'Hi'],
  ])('lets %s add neither header nor recipient', async (_, recipient, subject) => {
    const { folder, mail } = await outbox()
    await mail.send(recipient, { ...email, subject }, 'm1')
    const parsed = await readMail(folder)
    expect(parsed.to?.map(one => one.address)).toEqual([to.address])
    expect(parsed.headers.map(header => header.key)).not.toContain('bcc')
    expect(parsed.text).toContain('Hello Zoë,')
  })
})

/** A mail server on loopback that takes everything, or refuses every recipient. */
async function smtpServer({ refuses = false } = {}) {
  const received: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(refuses ? Object.assign(new Error(`no ${address}`), { responseCode: 550 }) : null),
    async onData(stream, session, done) {
      const raw = (await stream.toArray()).join('')
      received.push({ to: session.envelope.rcptTo.map(one => one.address), raw })
      done()
    },
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const listener = server.listen(0, '127.0.0.1', resolve)
  await promise
  closers.push(() => new Promise<void>(done => server.close(done)))
  const address = listener.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { received, smtpUrl: `smtp://127.0.0.1:${port}` }
}

describe('the mail server', () => {
  test('takes a mail for its one recipient', async () => {
    const { received, smtpUrl } = await smtpServer()
    const mail = createSmtpMail({ smtpUrl, ...settings })
    closers.push(() => mail.close())
    await mail.send(to, email, 'm1')
    expect(received.map(one => one.to)).toEqual([['zoe@example.com']])
    expect((await PostalMime.parse(received[0]?.raw ?? '')).subject).toBe('Please verify')
  })

  test.each(['a@example.com, b@example.com', '<a@example.com> <b@example.com>'])(
    'is not asked to mail two with the address %j',
    async address => {
      const { received, smtpUrl } = await smtpServer()
      const mail = createSmtpMail({ smtpUrl, ...settings })
      closers.push(() => mail.close())
      await mail.send({ name: '', address }, email, 'm1').catch(() => undefined)
      expect(received.flatMap(one => one.to).length).toBeLessThanOrEqual(1)
    },
  )

  test('that refuses a recipient is an error without the address', async () => {
    const { smtpUrl } = await smtpServer({ refuses: true })
    const mail = createSmtpMail({ smtpUrl, ...settings })
    closers.push(() => mail.close())
    const error = await mail.send(to, email, 'm1').catch(reason => reason)
    expect(error).toBeInstanceOf(Error)
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toContain('zoe@')
    expect(error.message).toContain('550')
  })

  test('that is away is an error', async () => {
    const mail = createSmtpMail({ smtpUrl: 'smtp://127.0.0.1:1', ...settings })
    closers.push(() => mail.close())
    await expect(mail.send(to, email, 'm1')).rejects.toThrow(/ESOCKET|ECONN/)
  })
})
