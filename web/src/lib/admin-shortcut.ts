import { useLayoutEffect, useSyncExternalStore } from 'react'

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>

/** Set in this tab once the shortcut was used, by someone who manages registries then. */
const USED = 'admin-shortcut'
const CHANGED = 'adminshortcutused'

/** Ctrl+Shift+A; where the layout has no Latin letters, by the place of the key. */
export function isAdminShortcut({ key, code, ctrlKey, shiftKey, altKey, metaKey }: Key): boolean {
  if (!ctrlKey || !shiftKey || altKey || metaKey) return false
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'a' : code === 'KeyA'
}

function remember(): void {
  try {
    sessionStorage.setItem(USED, 'true')
  } catch {
    // Without storage the shortcut works all the same; only the button stays away.
    return
  }
  dispatchEvent(new Event(CHANGED))
}

function wasUsed(): boolean {
  try {
    return sessionStorage.getItem(USED) === 'true'
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

/** Calls `go` (stable) on Ctrl+Shift+A; gives whether it was used in this tab, false on the server. */
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
