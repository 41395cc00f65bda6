import type { RegistryOwner } from '@registry/shared/contract/registry-schemas'
import { useLayoutEffect, useState } from 'react'
import { isFirstVisit } from '../lib/first-visit.ts'
import { isSheetOpen } from '../lib/page-url.ts'
import { useStoredUserName } from '../lib/stored-user.ts'
import { fetchAhead, loadWelcome } from './load-sheets.ts'

const WELCOME_AFTER_MS = 1000

type Loaded = Awaited<ReturnType<typeof loadWelcome>>

/** The menu is not in the address. */
const isPageFree = () => !isSheetOpen() && !document.querySelector('dialog[open]')

/**
 * Welcomes who is here for the first time, a second after the page came to life, unless they have
 * opened something by then. Parents who are signed in are not new; for everybody who was here before
 * nothing of it is fetched.
 */
export function Welcome({ owner }: { owner: RegistryOwner }) {
  const isSignedIn = useStoredUserName() !== undefined
  const [loaded, setLoaded] = useState<Loaded>()

  useLayoutEffect(() => {
    if (isSignedIn || !isFirstVisit()) return
    fetchAhead(loadWelcome)
    const welcome = async () => {
      const module = await loadWelcome()
      // Meanwhile another tab may have welcomed them.
      if (isPageFree() && isFirstVisit()) setLoaded(module)
    }
    // Nobody asked for it, so nobody is told that it did not come.
    const timer = setTimeout(() => void welcome().catch(() => undefined), WELCOME_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSignedIn])

  return loaded && <loaded.WelcomeSheet owner={owner} onEnd={() => setLoaded(undefined)} />
}
