import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { startTransition, useLayoutEffect, useState } from 'react'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { useStoredUserName } from '../../lib/session/stored-user-name.ts'
import { isFirstVisit } from '../../lib/visitor/first-visit.ts'
import { loadWelcome, prefetchChunk } from './load-sheets.ts'

const WELCOME_AFTER_MS = 1000

type Loaded = Awaited<ReturnType<typeof loadWelcome>>

/**
 * Shows the welcome on the first visit, one second after hydration, unless a sheet is open then. Not
 * for signed-in owners. Returning visitors load none of its code.
 */
export function Welcome({ owner }: { owner: RegistryOwner }) {
  const isSignedIn = useStoredUserName() !== undefined
  const [loaded, setLoaded] = useState<Loaded>()

  useLayoutEffect(() => {
    if (isSignedIn || !isFirstVisit()) return
    // Not before, because the cards are still being hydrated.
    whenIdle(() => prefetchChunk(loadWelcome))
    const welcome = async () => {
      const module = await loadWelcome()
      // Another tab may have shown the welcome meanwhile. Rendered in slices, because the visitor may be scrolling.
      if (module.isPageFree() && isFirstVisit()) startTransition(() => setLoaded(module))
    }
    // Errors are ignored, because the visitor did not request the welcome.
    const timer = setTimeout(() => void welcome().catch(() => undefined), WELCOME_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSignedIn])

  return loaded && <loaded.OnboardingSheet owner={owner} onEnd={() => setLoaded(undefined)} />
}
