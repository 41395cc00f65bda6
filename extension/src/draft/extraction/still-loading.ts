import { browser } from '../../browser.ts'
import { watchStorage } from '../../watch-storage.ts'

const STILL_LOADING_KEY = 'stillLoading'

/** Records that the page of a tab is still rendering. */
export async function markStillLoading(tabId: number): Promise<void> {
  await browser.storage.session.set({ [STILL_LOADING_KEY]: tabId })
}

export async function clearStillLoading(): Promise<void> {
  await browser.storage.session.remove(STILL_LOADING_KEY)
}

/** Calls back when the page of a tab is still rendering; returns the unsubscribe function. */
export function watchStillLoading(tabId: number, onStillLoading: () => void): () => void {
  return watchStorage('session', STILL_LOADING_KEY, loading => {
    if (loading === tabId) onStillLoading()
  })
}
