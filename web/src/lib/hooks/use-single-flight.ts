import { useRef, useState } from 'react'

/**
 * Runs a task unless it is running already. A task that resolves to 'leaving' has started a
 * navigation, so the form stays busy until the page is replaced.
 */
export function useSingleFlight<A>(
  task: (argument: A) => Promise<'leaving' | undefined>,
): [run: (argument: A) => Promise<void>, isBusy: boolean] {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (argument: A) => {
    // The state would update too late to block a second click in the same task.
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    let outcome: 'leaving' | undefined
    try {
      outcome = await task(argument)
    } finally {
      isRunning.current = outcome === 'leaving'
      setBusy(isRunning.current)
    }
  }
  return [run, isBusy]
}
