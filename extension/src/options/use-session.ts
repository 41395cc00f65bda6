import { useEffect, useState } from 'react'
import browser from 'webextension-polyfill'
import type { Session } from '../messages.ts'
import { readRegistryTitle, readTokens } from '../session/tokens.ts'

/** Returns the current session, following storage changes; undefined until it was read. */
export function useSession(): Session | undefined {
  const [session, setSession] = useState<Session>()
  useEffect(() => {
    let isOver = false
    const update = async () => {
      const [tokens, registryTitle] = await Promise.all([readTokens(), readRegistryTitle()])
      if (!isOver) setSession({ isSignedIn: tokens !== undefined, registryTitle })
    }
    const onChanged = () => void update()
    browser.storage.onChanged.addListener(onChanged)
    void update()
    return () => {
      isOver = true
      browser.storage.onChanged.removeListener(onChanged)
    }
  }, [])
  return session
}
