import { useState } from 'react'

/** Something that a person starts: whether it is going on, and whether it failed the last time. */
export function useDeed() {
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
