import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { Product } from '../../../shared/tools/start-product.ts'

/** The link in the newest mail to an address, once it is there. */
export async function mailedLink(product: Product, email: string): Promise<string | undefined> {
  const folder = path.join(product.dataDir, 'outbox')
  const names = readdirSync(folder, { withFileTypes: true }).map(({ name }) => name)
  for (const name of names
    .filter(name => name.endsWith('.eml'))
    .toSorted()
    .toReversed()) {
    const mail = await PostalMime.parse(readFileSync(path.join(folder, name)))
    if (mail.to?.some(({ address }) => address === email)) {
      return /https?:\/\/\S+#token=\S+/.exec(mail.text ?? '')?.[0]
    }
  }
  return undefined
}
