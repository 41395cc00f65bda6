import { useLayoutEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

const SHOW_COPIED_MS = 2000

/** Returns `copy` and its last outcome; success is shown for two seconds, failure until the next attempt. */
export function useCopyToClipboard() {
  const [outcome, setOutcome] = useState<{ isDone: boolean }>()
  useLayoutEffect(() => {
    if (!outcome?.isDone) return
    const timer = setTimeout(() => setOutcome(undefined), SHOW_COPIED_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async (text: string): Promise<boolean> => {
    const isDone = await copyText(text)
    setOutcome({ isDone })
    return isDone
  }
  return { outcome, isCopied: outcome?.isDone ?? false, copy }
}
