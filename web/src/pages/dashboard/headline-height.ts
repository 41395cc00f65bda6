import { safeStorage } from '../../lib/storage/safe-storage.ts'

/** Key of the height of the dashboard's headline, preceded by the width of the window at which it was measured. */
const KEY = 'headlineHeight'

/** Stores the height of a headline for the next visit. */
export function storeHeadlineHeight({ offsetHeight }: HTMLElement): void {
  safeStorage.set(KEY, `${innerWidth} ${offsetHeight}`)
}

/** Returns the height in px of the last headline that this browser showed; undefined at another window width. */
export function lastHeadlineHeight(): number | undefined {
  const [width, height] = safeStorage.get(KEY)?.split(' ').map(Number) ?? []
  return width === innerWidth ? height : undefined
}
