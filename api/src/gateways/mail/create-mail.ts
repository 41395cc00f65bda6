import { loadOnce } from '@registry/shared/lazy/load-once'
import type { Config } from '../../config.ts'
import type { Mail } from './mail.ts'
import { outboxFolder } from './outbox-folder.ts'

/**
 * Creates the SMTP client if configured, else the outbox in DATA_DIR/outbox. The first email loads its modules, which
 * use 6 MB of memory.
 */
export function createMail(config: Config, newId: () => string): Mail {
  let opened: Mail | undefined
  const open = loadOnce(async () => {
    opened = await openMail(config, newId)
    return opened
  })
  return {
    async send(...email) {
      const mail = await open()
      await mail.send(...email)
    },
    close: () => opened?.close(),
  }
}

async function openMail(config: Config, newId: () => string): Promise<Mail> {
  const { smtpUrl, mailFrom, publicUrl, dataDir } = config
  if (smtpUrl) {
    const { createSmtpMail } = await import('./smtp-mail.ts')
    return createSmtpMail({ smtpUrl, mailFrom, publicUrl })
  }
  const { createOutboxMail } = await import('./outbox-mail.ts')
  return createOutboxMail({ folder: outboxFolder(dataDir), mailFrom, publicUrl, newId })
}
