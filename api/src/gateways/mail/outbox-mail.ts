import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { compose, type Sender } from './compose.ts'
import type { Mail } from './mail.ts'
import { trimOutbox } from './outbox-folder.ts'

const KEPT_MAILS = 200

interface OutboxSettings extends Sender {
  /** Folder with one .eml file per email; names sort by time. */
  folder: string
  newId(): string
  /** Maximum number of emails; the oldest are deleted. */
  keep?: number
}

/** Creates a mail client that writes .eml files, for installations without a mail server. */
export function createOutboxMail(settings: OutboxSettings): Mail {
  const { folder, newId, keep = KEPT_MAILS, ...sender } = settings
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(to, email, id) {
      const { message } = await transport.sendMail(compose(sender, { to, email, id }))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, `${newId()}.eml`)
      // Renamed when complete, so readers never see a partial email.
      await writeFile(`${file}.part`, message, { mode: 0o600, flush: true })
      await rename(`${file}.part`, file)
      await trimOutbox(folder, keep)
    },
    close: () => transport.close(),
  }
}
