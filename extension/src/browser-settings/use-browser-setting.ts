import { useLayoutEffect, useState } from 'react'

/**
 * Returns a browser setting, read again when the page becomes visible or gets focus; undefined until it
 * was read.
 */
export function useBrowserSetting<T>(read: () => Promise<T>): T | undefined {
  const [fact, setFact] = useState<T>()
  useLayoutEffect(() => {
    let isShown = true
    const update = () => void read().then(answer => isShown && setFact(answer))
    update()
    addEventListener('focus', update)
    document.addEventListener('visibilitychange', update)
    return () => {
      isShown = false
      removeEventListener('focus', update)
      document.removeEventListener('visibilitychange', update)
    }
  }, [read])
  return fact
}
