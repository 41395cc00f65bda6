import { useLayoutEffect, useState } from 'react'

/**
 * What the browser says about itself, asked again when somebody comes back from its settings;
 * undefined until it has answered.
 */
export function useBrowserFact<T>(ask: () => Promise<T>): T | undefined {
  const [fact, setFact] = useState<T>()
  useLayoutEffect(() => {
    let isShown = true
    const look = () => void ask().then(answer => isShown && setFact(answer))
    look()
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      isShown = false
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ask])
  return fact
}
