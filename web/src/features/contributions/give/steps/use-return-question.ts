import { useLayoutEffect, useRef, useState } from 'react'

/** What has happened toward the question: a way to pay was opened, and the page was left after that. */
type Progress = 'none' | 'paying' | 'away' | 'asked'

/**
 * Decides when to ask whether the payment went through: once, when the page becomes visible again after
 * the visitor opened a way to pay and left for another app. `reset` starts anew for another method.
 */
export function useReturnQuestion() {
  const progress = useRef<Progress>('none')
  const [isAsking, setAsking] = useState(false)

  useLayoutEffect(() => {
    const onChange = () => {
      const isHidden = document.visibilityState === 'hidden'
      if (progress.current === 'paying' && isHidden) progress.current = 'away'
      if (progress.current !== 'away' || isHidden) return
      progress.current = 'asked'
      setAsking(true)
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])

  return {
    isAsking,
    onPaying: () => {
      if (progress.current === 'none') progress.current = 'paying'
    },
    close: () => setAsking(false),
    reset: () => {
      progress.current = 'none'
      setAsking(false)
    },
  }
}
