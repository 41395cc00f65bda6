import type { Storage } from 'webextension-polyfill'
import { browser } from './browser.ts'

/**
 * Tells what the browser keeps under a key, now and whenever that changes. Gives the function that ends it.
 */
export function watchKept(
  area: 'local' | 'session',
  key: string,
  tell: (value: unknown) => void,
): () => void {
  let isOver = false
  const onChanged = (changes: Record<string, Storage.StorageChange>, changed: string) => {
    if (changed === area && changes[key]) tell(changes[key].newValue)
  }
  browser.storage.onChanged.addListener(onChanged)
  void browser.storage[area].get(key).then(kept => isOver || tell(kept[key]))
  return () => {
    isOver = true
    browser.storage.onChanged.removeListener(onChanged)
  }
}
