import { useRef, useState } from 'react'

/**
 * Runs a task once, however often it is asked for meanwhile. A task that gives 'leaving' is taking
 * the person to another page, and keeps the form busy until it is there.
 */
export function useOneAtATime<A>(
  task: (argument: A) => Promise<'leaving' | undefined>,
): [run: (argument: A) => Promise<void>, isBusy: boolean] {
  const isUnderway = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (argument: A) => {
    // The state alone would be too late for a second press in the same moment.
    if (isUnderway.current) return
    isUnderway.current = true
    setBusy(true)
    if ((await task(argument)) === 'leaving') return
    isUnderway.current = false
    setBusy(false)
  }
  return [run, isBusy]
}
