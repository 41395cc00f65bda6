import type { Page } from '../../page/page.ts'

/** Makes a reading of a page happen once, however many rules ask for it. */
export function perPage<T>(read: (page: Page) => T): (page: Page) => T {
  const known = new WeakMap<Page, { value: T }>()
  return page => {
    const entry = known.get(page) ?? { value: read(page) }
    known.set(page, entry)
    return entry.value
  }
}
