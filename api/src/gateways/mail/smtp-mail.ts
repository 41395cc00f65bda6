import { createTransport } from 'nodemailer'
import { compose, type Sender } from './compose.ts'
import { type Mail, MailRejectedError } from './mail.ts'

const TIMEOUT_MS = 10_000
/** Maximum duration of a delivery in timeouts, which stops servers that respond byte by byte. */
const TIMEOUTS_IN_ALL = 3

interface SmtpSettings extends Sender {
  smtpUrl: string
  /** Timeout in ms of one response. */
  timeoutMs?: number
}

interface Failure {
  code: string
  command: string
  status: number
}

/** Extracts codes only: the server's message often contains the recipient. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: 'unknown', command: '', status: 0 }
  return {
    code: 'code' in error ? String(error.code) : error.name,
    command: 'command' in error ? String(error.command) : '',
    status: 'responseCode' in error ? Number(error.responseCode) : 0,
  }
}

// RFC 5321 4.2.3, RFC 7504. Other 5yz codes concern the sender or login, which the operator can fix.
const FOR_GOOD = [501, 550, 551, 552, 553, 554, 556]

function isForGood({ code, command, status }: Failure): boolean {
  const isAboutMail = code === 'EMESSAGE' || command === 'RCPT TO' || command === 'DATA'
  return isAboutMail && FOR_GOOD.includes(status)
}

function toError(error: unknown): Error {
  if (error instanceof MailRejectedError) return error
  const failure = failureOf(error)
  const reason = [failure.code, failure.command, failure.status || ''].filter(Boolean).join(' ')
  const sentence = `The mail server did not take a mail: ${reason}`
  return isForGood(failure) ? new MailRejectedError(sentence) : new Error(sentence)
}

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/

/** TLS is required when a password is sent, except with `?requireTLS=false` or on loopback. */
function needsTls(smtpUrl: string): boolean {
  const { hostname, password } = new URL(smtpUrl)
  return password !== '' && !LOOPBACK.test(hostname)
}

/** Creates a client of the SMTP server at `smtpUrl`. */
export function createSmtpMail({ smtpUrl, timeoutMs = TIMEOUT_MS, ...sender }: SmtpSettings): Mail {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: needsTls(smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  })
  return {
    async send(to, email, id) {
      try {
        const signal = AbortSignal.timeout(TIMEOUTS_IN_ALL * timeoutMs)
        await transport.sendMail({ ...compose(sender, { to, email, id }), signal })
      } catch (error) {
        throw toError(error)
      }
    },
    close: () => transport.close(),
  }
}
