import type { Config } from '../../config.ts'
import type { Mail } from './mail.ts'
import { outboxFolder } from './outbox-folder.ts'
import { createOutboxMail } from './outbox-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** Creates the SMTP client if configured, else the outbox in DATA_DIR/outbox. */
export function createMail(config: Config, newId: () => string): Mail {
  const { smtpUrl, mailFrom, publicUrl, dataDir } = config
  if (smtpUrl) return createSmtpMail({ smtpUrl, mailFrom, publicUrl })
  return createOutboxMail({ folder: outboxFolder(dataDir), mailFrom, publicUrl, newId })
}
