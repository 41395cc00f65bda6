import type { Storage } from 'webextension-polyfill'
import { browser } from '../browser.ts'
import { watchStillLoading } from '../draft/still-loading.ts'
import type { Opening, Session } from '../messages.ts'
import { watchQueue } from '../queue/watch-queue.ts'
import { watchKept } from '../watch-kept.ts'
import { ask } from './ask.ts'
import type { Background } from './background.ts'
import { openTab } from './open-tab.ts'

/** The background of the extension, for the popup of a tab whose first reading runs already. */
export function extensionBackground(tab: Promise<number>, first: Promise<Opening>): Background {
  let isFirst = true
  return {
    open: () => {
      const opening = isFirst ? first : tab.then(openTab)
      isFirst = false
      return opening
    },
    ask,
    keep: draft => void ask({ type: 'keep', draft }),
    watchQueue,
    watchLoading: onLoading => {
      let end = () => {}
      let isOver = false
      void tab.then(id => {
        if (!isOver) end = watchStillLoading(id, onLoading)
      })
      return () => {
        isOver = true
        end()
      }
    },
    watchSession,
    watchPairing,
  }
}

/** Tells when this browser is connected, or to somebody else, from wherever that was done. */
function watchSession(onConnected: (session: Session) => void): () => void {
  const onChanged = ({ refreshToken, owner }: Record<string, Storage.StorageChange>) => {
    if (!refreshToken?.newValue) return
    // Renewals change the token alone.
    if (refreshToken.oldValue && owner?.newValue === owner?.oldValue) return
    void browser.storage.local.get('registryTitle').then(({ registryTitle }) => {
      onConnected({ isSignedIn: true, registryTitle: String(registryTitle ?? '') })
    })
  }
  browser.storage.local.onChanged.addListener(onChanged)
  return () => browser.storage.local.onChanged.removeListener(onChanged)
}

/** Tells the code of a connection that is waited for, also to a popup that opens meanwhile. */
function watchPairing(onCode: (code: string) => void): () => void {
  return watchKept('session', 'pairing', pairing => {
    const isUnderWay = typeof pairing === 'object' && pairing !== null && 'code' in pairing
    onCode(isUnderWay ? String(pairing.code) : '')
  })
}
