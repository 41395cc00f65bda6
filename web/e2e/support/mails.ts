import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Product } from '../../../api/test/product/start-product.ts'

/**
 * Returns the emails so far, oldest first. The folder does not exist before the first email, and old
 * files may be deleted while it is read.
 */
function readMails(product: Product): Buffer[] {
  const folder = path.join(product.dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter(name => name.endsWith('.eml'))
  return names.toSorted().flatMap(name => {
    try {
      return [readFileSync(path.join(folder, name))]
    } catch {
      return []
    }
  })
}

/** Returns the emails to an email address so far, oldest first. */
export async function mailsTo(product: Product, address: string): Promise<Email[]> {
  const mails = await Promise.all(readMails(product).map(file => PostalMime.parse(file)))
  return mails.filter(({ to }) => to?.some(one => one.address === address))
}

/** Waits for an email and returns the link in the newest one to this email address. */
export async function mailedLink(product: Product, email: string): Promise<string | undefined> {
  for (const file of readMails(product).toReversed()) {
    const mail = await PostalMime.parse(file)
    if (mail.to?.some(({ address }) => address === email)) {
      return /https?:\/\/\S+#token=\S+/.exec(mail.text ?? '')?.[0]
    }
  }
  return undefined
}
