import type { Pause } from './loading-state.ts'

export interface PageLifecycleHandlers {
  onPause: (pause: Pause) => void
  onResume: (pause: Pause) => void
  onFocus: () => void
  /**
   * The page is unloaded or enters the back/forward cache: abort requests and close connections.
   */
  onLeave: () => void
}

type Listener = [target: EventTarget, type: string, listener: (event: Event) => void]

function listen(listeners: Listener[]): () => void {
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener)
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener)
  }
}

const isRestored = (event: Event) => event instanceof PageTransitionEvent && event.persisted

/**
 * Subscribes to visibility, focus, connectivity and page lifecycle events; returns a function that
 * unsubscribes.
 */
export function subscribeToPageLifecycle(handlers: PageLifecycleHandlers): () => void {
  const { onPause, onResume, onFocus, onLeave } = handlers
  const isVisible = () => document.visibilityState === 'visible'
  const look = () => (isVisible() ? onResume('hidden') : onPause('hidden'))
  if (!isVisible()) onPause('hidden')
  if (!navigator.onLine) onPause('offline')
  return listen([
    [document, 'visibilitychange', look],
    [window, 'focus', onFocus],
    [window, 'online', () => onResume('offline')],
    [window, 'offline', () => onPause('offline')],
    [window, 'pagehide', onLeave],
    [window, 'pageshow', event => isRestored(event) && look()],
  ])
}
