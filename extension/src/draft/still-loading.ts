import type { Storage } from 'webextension-polyfill'
import { browser } from '../browser.ts'

const STILL_LOADING_KEY = 'stillLoading'

/** Says that the page of a tab has not finished rendering, so that its reading takes a moment. */
export async function markStillLoading(tabId: number): Promise<void> {
  await browser.storage.session.set({ [STILL_LOADING_KEY]: tabId })
}

/** Says that no page is waited for any more. */
export async function clearStillLoading(): Promise<void> {
  await browser.storage.session.remove(STILL_LOADING_KEY)
}

/** Tells when the page of a tab turns out to be rendering still. Gives the function that ends it. */
export function watchStillLoading(tabId: number, onStillLoading: () => void): () => void {
  const onChanged = (changes: Record<string, Storage.StorageChange>, area: string) => {
    if (area === 'session' && changes[STILL_LOADING_KEY]?.newValue === tabId) onStillLoading()
  }
  browser.storage.onChanged.addListener(onChanged)
  void browser.storage.session.get(STILL_LOADING_KEY).then(kept => {
    if (kept[STILL_LOADING_KEY] === tabId) onStillLoading()
  })
  return () => browser.storage.onChanged.removeListener(onChanged)
}
