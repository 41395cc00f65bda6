import { useRef, useState } from 'react'

/** Runs one task at a time. The ref blocks a second click before React has rendered the busy state. */
export function useExclusiveTask(): [run: (task: () => Promise<void>) => void, isBusy: boolean] {
  const isUnderway = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (task: () => Promise<void>) => {
    if (isUnderway.current) return
    isUnderway.current = true
    setBusy(true)
    try {
      await task()
    } finally {
      isUnderway.current = false
      setBusy(false)
    }
  }
  return [task => void run(task), isBusy]
}
