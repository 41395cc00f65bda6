import { useRef, useState } from 'react'

/**
 * Runs a task once, however often it is asked for meanwhile. A task that gives 'leaving' is taking
 * the person to another page, and keeps the form busy until it is there.
 */
export function useSingleFlight<A>(
  task: (argument: A) => Promise<'leaving' | undefined>,
): [run: (argument: A) => Promise<void>, isBusy: boolean] {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (argument: A) => {
    // The state alone would be too late for a second press in the same moment.
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    if ((await task(argument)) === 'leaving') return
    isRunning.current = false
    setBusy(false)
  }
  return [run, isBusy]
}
