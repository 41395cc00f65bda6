import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { refusal, startMailServer } from '../../../test/mail-server.ts'
import { layout } from '../../emails/layout/layout.ts'
import { MailRejectedError } from './mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

const closers: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const email = layout({ subject: 'Please verify', name: '', paragraphs: [] })
const to = { name: 'Zoë', address: 'zoe@example.com' }

async function startServer(options?: SMTPServerOptions) {
  const server = await startMailServer(options)
  closers.push(() => server.stop())
  return server
}

function connect(smtpUrl: string, timeoutMs?: number) {
  const mail = createSmtpMail({
    smtpUrl,
    timeoutMs,
    mailFrom: 'Baby Registry <registry@example.com>',
    publicUrl: 'https://registry.example',
  })
  closers.push(() => mail.close())
  return mail
}

async function failure(smtpUrl: string, timeoutMs?: number): Promise<Error> {
  const reason = await connect(smtpUrl, timeoutMs)
    .send(to, email, 'job-1')
    .catch(error => error)
  expect(reason).toBeInstanceOf(Error)
  expect(`${reason.stack} ${JSON.stringify(reason)} ${reason.cause}`).not.toContain('zoe@')
  return reason
}

/** A server that speaks no SMTP. */
async function startStranger(onConnection: (socket: Socket) => void) {
  const sockets: Socket[] = []
  const server = createServer(socket => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('the mail server', () => {
  test('takes a mail for its one recipient', async () => {
    const { received, smtpUrl } = await startServer()
    await connect(smtpUrl).send(to, email, 'job-1')
    expect(received.map(one => one.to)).toEqual([['zoe@example.com']])
    expect((await PostalMime.parse(received[0]?.raw ?? '')).subject).toBe('Please verify')
  })

  test.each<[string, SMTPServerOptions]>([
    ['a recipient', { onRcptTo: ({ address }, _, done) => done(refusal(550, `no ${address}`)) }],
    [
      'a message',
      {
        onData(stream, { envelope }, done) {
          stream
            .resume()
            .on('end', () => done(refusal(554, `not for ${envelope.rcptTo[0]?.address}`)))
        },
      },
    ],
  ])('that refuses %s for good is not to be asked again', async (_, options) => {
    const { smtpUrl } = await startServer(options)
    const error = await failure(smtpUrl)
    expect(error).toBeInstanceOf(MailRejectedError)
    expect(error.message).toMatch(/55[04]$/)
  })

  test.each<[string, SMTPServerOptions, RegExp]>([
    ['is busy', { onRcptTo: (_, __, done) => done(refusal(451)) }, /451$/],
    ['does not know the sender', { onMailFrom: (_, __, done) => done(refusal(553)) }, /553$/],
    ['wants no connection', { onConnect: (_, done) => done(refusal(554)) }, /554$/],
  ])('that %s may be asked again', async (_, options, says) => {
    const { smtpUrl } = await startServer(options)
    const error = await failure(smtpUrl)
    expect(error).not.toBeInstanceOf(MailRejectedError)
    expect(error.message).toMatch(says)
  })

  test('that rejects the password throws a temporary error', async () => {
    const { port, received } = await startServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(refusal(535)),
    })
    const error = await failure(`smtp://user:secret@127.0.0.1:${port}`)
    expect(error).not.toBeInstanceOf(MailRejectedError)
    expect(error.message).toContain('EAUTH')
    expect(error.stack).not.toContain('secret')
    expect(received).toEqual([])
  })

  test('with an untrusted certificate receives no email', async () => {
    const { smtpUrl, received } = await startServer({ disabledCommands: ['AUTH'] })
    expect(await failure(smtpUrl)).not.toBeInstanceOf(MailRejectedError)
    expect(received).toEqual([])
  })

  test.skipIf(process.platform === 'win32')(
    'on another machine gets no password in clear',
    async () => {
      let asked = 0
      const { port } = await startServer({
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth(_, __, done) {
          asked += 1
          done(null, { user: 'user' })
        },
      })
      // A loopback IP address in an unusual form.
      expect((await failure(`smtp://user:secret@0.0.0.0:${port}`)).message).toMatch(/ETLS/)
      expect(asked).toBe(0)
    },
  )

  test('that is unreachable throws an error', async () => {
    expect((await failure('smtp://127.0.0.1:1')).message).toMatch(/ESOCKET|ECONN/)
  })

  test('that never responds times out', async () => {
    const smtpUrl = await startStranger(() => undefined)
    expect((await failure(smtpUrl, 50)).message).toMatch(/ETIMEDOUT/)
  })

  test('that never completes a response times out', async () => {
    const smtpUrl = await startStranger(socket => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 10)
      socket.on('close', () => clearInterval(timer))
    })
    expect(await failure(smtpUrl, 50)).not.toBeInstanceOf(MailRejectedError)
  })
})
