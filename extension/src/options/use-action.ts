import { useState } from 'react'

/** Runs an asynchronous action; returns whether it is running and whether the last run failed. */
export function useAction() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const run = async (deed: () => Promise<unknown>) => {
    setState('busy')
    try {
      await deed()
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { run, isBusy: state === 'busy', hasFailed: state === 'failed' }
}
