import PostalMime from 'postal-mime'
import type { Product } from '../../../api/test/product/start-product.ts'
import { readMails } from './mails.ts'

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
