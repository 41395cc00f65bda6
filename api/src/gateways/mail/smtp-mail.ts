import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import type { Mail } from './mail.ts'

const TIMEOUT_MS = 10_000

export interface SmtpSettings {
  smtpUrl: string
  mailFrom: string
  publicUrl: string
}

/** What went wrong without the server's sentence, which likes to quote the recipient. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  const status = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return `${code}${status}`
}

/** Mails through the SMTP server at `smtpUrl`. */
export function createSmtpMail({ smtpUrl, mailFrom, publicUrl }: SmtpSettings): Mail {
  const transport = createTransport(
    {
      url: smtpUrl,
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from: mailFrom },
  )
  return {
    async send(to, email) {
      try {
        await transport.sendMail(compose(to, email, publicUrl))
      } catch (error) {
        throw new Error(`The mail server did not take a mail: ${reasonOf(error)}`)
      }
    },
    close: () => transport.close(),
  }
}
