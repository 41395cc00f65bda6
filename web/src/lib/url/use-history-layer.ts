import { useEffectEvent, useLayoutEffect } from 'react'
import { addLayer } from './history-layers.ts'

/**
 * Gives a dialog, sheet or drawer a history entry while it is rendered, and calls `onBack` when the visitor goes back.
 * `hasUrl` is true when a URL opened the layer, which then has an entry already.
 */
export function useHistoryLayer(onBack: () => void, hasUrl = false): void {
  const back = useEffectEvent(onBack)
  useLayoutEffect(() => (hasUrl ? undefined : addLayer(() => back())), [hasUrl])
}
