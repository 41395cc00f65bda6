import type { Page } from '../../page/page.ts'
import { oncePer } from './once-per.ts'

/** Memoises a function of a page. */
export function perPage<T>(read: (page: Page) => T): (page: Page) => T {
  return oncePer(read)
}
