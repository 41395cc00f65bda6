import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Product } from '../../../shared/tools/start-product.ts'

/** The mails to an address so far, the oldest first. */
export async function mailsTo(product: Product, address: string): Promise<Email[]> {
  const folder = path.join(product.dataDir, 'outbox')
  const names = readdirSync(folder).filter(name => name.endsWith('.eml'))
  const files = names.toSorted().map(name => readFileSync(path.join(folder, name)))
  const mails = await Promise.all(files.map(file => PostalMime.parse(file)))
  return mails.filter(({ to }) => to?.some(one => one.address === address))
}
