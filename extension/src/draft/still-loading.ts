import { browser } from '../browser.ts'
import { watchKept } from '../watch-kept.ts'

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
  return watchKept('session', STILL_LOADING_KEY, loading => {
    if (loading === tabId) onStillLoading()
  })
}
