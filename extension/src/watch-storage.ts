import type { Storage } from 'webextension-polyfill'
import { browser } from './browser.ts'

/** Calls back with the stored value of a key now and after each change; returns the unsubscribe function. */
export function watchStorage(
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
