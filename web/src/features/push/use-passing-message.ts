import { useCallback, useLayoutEffect, useState } from 'react'

/** Milliseconds for which a message stays; the count of a test is read and compared. */
export const STAY_MS = 3_000
export const TEST_SENT_STAY_MS = 5_000

export interface PassingMessage {
  tone: 'ok' | 'error'
  words: string
}

/** One message at a time, which goes by itself; the next one takes its place. */
export function usePassingMessage() {
  const [shown, setShown] = useState<PassingMessage & { stayMs: number }>()
  useLayoutEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(undefined), shown.stayMs)
    return () => clearTimeout(timer)
  }, [shown])
  const say = useCallback(
    (tone: PassingMessage['tone'], words: string, stayMs = STAY_MS) =>
      setShown({ tone, words, stayMs }),
    [],
  )
  return { message: shown, say }
}
