import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Product } from '../../../shared/tools/start-product.ts'

/**
 * The mails so far, the oldest first. There is no folder before the first, and one that makes room for
 * newer ones may go while it is looked at.
 */
export function readMails(product: Product): Buffer[] {
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

/** The mails to an address so far, the oldest first. */
export async function mailsTo(product: Product, address: string): Promise<Email[]> {
  const mails = await Promise.all(readMails(product).map(file => PostalMime.parse(file)))
  return mails.filter(({ to }) => to?.some(one => one.address === address))
}
