import path from 'node:path'
import type { Config } from '../../config.ts'
import type { Mail } from './mail.ts'
import { createOutboxMail } from './outbox-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** Where mails wait as files when there is no mail server. */
export const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox')

/** The configured mail server, else files in DATA_DIR/outbox. */
export function createMail(config: Config, newId: () => string): Mail {
  const { smtpUrl, mailFrom, publicUrl, dataDir } = config
  if (smtpUrl) return createSmtpMail({ smtpUrl, mailFrom, publicUrl })
  return createOutboxMail({ folder: outboxFolder(dataDir), mailFrom, publicUrl, newId })
}
