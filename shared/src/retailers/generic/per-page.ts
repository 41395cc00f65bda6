import type { Page } from '../../page/page.ts'
import { oncePer } from './once-per.ts'

/** Makes a reading of a page happen once, however many rules ask for it. */
export function perPage<T>(read: (page: Page) => T): (page: Page) => T {
  return oncePer(read)
}
