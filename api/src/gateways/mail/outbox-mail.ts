import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import type { Mail } from './mail.ts'

export interface OutboxSettings {
  /** Folder that takes one .eml per mail, the oldest first by name. */
  folder: string
  mailFrom: string
  publicUrl: string
  newId(): string
}

/** Mails as files that any mail program opens: for an installation without a mail server. */
export function createOutboxMail({ folder, mailFrom, publicUrl, newId }: OutboxSettings): Mail {
  const transport = createTransport(
    {
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: mailFrom },
  )
  return {
    async send(to, email) {
      const { message } = await transport.sendMail(compose(to, email, publicUrl))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, `${newId()}.eml`)
      // Whoever lists the folder never meets half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}
