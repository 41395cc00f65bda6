import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  /** Recipients of the envelope. */
  to: string[]
  raw: string
}

export interface MailServer {
  received: ReceivedMail[]
  port: number
  smtpUrl: string
  stop(): Promise<void>
}

/** Creates an SMTP error response. */
export function refusal(status: number, sentence = 'no'): Error {
  return Object.assign(new Error(sentence), { responseCode: status })
}

/** Starts a real SMTP server on loopback, which accepts everything unless `options` differ. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, session, done) {
      // Aborted transfers are ignored.
      const raw = await text(stream).catch(() => undefined)
      if (raw === undefined) return done(refusal(451))
      received.push({ to: session.envelope.rcptTo.map(one => one.address), raw })
      done()
    },
    ...options,
  })
  // Disconnected clients are ignored.
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    received,
    port,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise(done => void server.close(() => done())),
  }
}
