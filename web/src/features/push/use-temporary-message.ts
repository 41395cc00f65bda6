import { useCallback, useLayoutEffect, useState } from 'react'

/** How long a message stays, in milliseconds; longer for the test result, whose count has to be read. */
export const STAY_MS = 3_000
export const TEST_SENT_STAY_MS = 5_000

export interface TemporaryMessage {
  tone: 'ok' | 'error'
  words: string
}

/** Shows one temporary message at a time; a new message replaces the previous one. */
export function useTemporaryMessage() {
  const [shown, setShown] = useState<TemporaryMessage & { stayMs: number }>()
  useLayoutEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(undefined), shown.stayMs)
    return () => clearTimeout(timer)
  }, [shown])
  const showMessage = useCallback(
    (tone: TemporaryMessage['tone'], text: string, stayMs = STAY_MS) =>
      setShown({ tone, words: text, stayMs }),
    [],
  )
  return { message: shown, showMessage }
}
