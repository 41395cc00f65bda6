import { useLayoutEffect, useSyncExternalStore } from 'react'
import { withSessionStorage } from '../../../lib/storage/with-session-storage.ts'

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>

/** Session storage key, set once the shortcut was used in this tab: its user probably manages a registry. */
const USED = 'admin-shortcut'
const CHANGED = 'adminshortcutused'

/** Returns whether the key is Ctrl+Shift+A; on layouts without Latin letters the physical key counts. */
export function isAdminShortcut({ key, code, ctrlKey, shiftKey, altKey, metaKey }: Key): boolean {
  if (!ctrlKey || !shiftKey || altKey || metaKey) return false
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'a' : code === 'KeyA'
}

function remember(): void {
  try {
    sessionStorage.setItem(USED, 'true')
  } catch {
    // Without storage the shortcut still works; only the floating button is missing.
    return
  }
  dispatchEvent(new Event(CHANGED))
}

function wasUsed(): boolean {
  return withSessionStorage(storage => storage.getItem(USED)) === 'true'
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

/** Calls `go` (stable) on Ctrl+Shift+A. Returns whether it was used in this tab; false on the server. */
export function useAdminShortcut(go: () => void): boolean {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isAdminShortcut(event)) return
      event.preventDefault()
      remember()
      go()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [go])
  return useSyncExternalStore(subscribe, wasUsed, () => false)
}
