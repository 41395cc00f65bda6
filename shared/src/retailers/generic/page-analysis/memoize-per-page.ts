import type { Page } from '../../../parsed-page/page.ts'
import { memoize } from './memoize.ts'

/** Memoises a function of a page. */
export function memoizePerPage<T>(read: (page: Page) => T): (page: Page) => T {
  return memoize(read)
}
