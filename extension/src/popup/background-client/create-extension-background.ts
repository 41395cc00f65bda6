import type { Storage } from 'webextension-polyfill'
import { browser } from '../../browser.ts'
import { watchStillLoading } from '../../draft/extraction/still-loading.ts'
import type { OpenResult, Session } from '../../messages.ts'
import { watchQueue } from '../../queue/watch-queue.ts'
import { watchStorage } from '../../watch-storage.ts'
import type { Background } from './background.ts'
import { openTab } from './open-tab.ts'
import { sendRequest } from './send-request.ts'

/**
 * Creates the interface to the extension's background; `first` is the extraction started before
 * rendering.
 */
export function createExtensionBackground(
  tab: Promise<number>,
  first: Promise<OpenResult>,
): Background {
  let isFirst = true
  return {
    open: openKey => {
      const opening = isFirst ? first : tab.then(id => openTab(id, openKey))
      isFirst = false
      return opening
    },
    sendRequest,
    storeDraft: draft => void sendRequest({ type: 'keep', draft }),
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

/** Calls back when this browser connects or, at once, when it switches accounts. */
function watchSession(onConnected: (session: Session) => void, onSwitched: () => void): () => void {
  const onChanged = ({ refreshToken, owner }: Record<string, Storage.StorageChange>) => {
    if (!refreshToken?.newValue) return
    if (owner?.oldValue && owner.oldValue !== owner.newValue) return onSwitched()
    // A token refresh.
    if (refreshToken.oldValue) return
    void browser.storage.local.get('registryTitle').then(({ registryTitle }) => {
      onConnected({ isSignedIn: true, registryTitle: String(registryTitle ?? '') })
    })
  }
  browser.storage.local.onChanged.addListener(onChanged)
  return () => browser.storage.local.onChanged.removeListener(onChanged)
}

/** Calls back with the code of a pending pairing ('' if none), also in a popup opened later. */
function watchPairing(onCode: (code: string) => void): () => void {
  return watchStorage('session', 'pairing', pairing => {
    const isUnderWay = typeof pairing === 'object' && pairing !== null && 'code' in pairing
    onCode(isUnderWay ? String(pairing.code) : '')
  })
}
