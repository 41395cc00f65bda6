import { useEffect, useState } from 'react'
import browser from 'webextension-polyfill'
import type { Session } from '../messages.ts'
import { readRegistryTitle, readTokens } from '../session/tokens.ts'

/** Whom this browser is connected to, as it changes; undefined until that was read. */
export function useSession(): Session | undefined {
  const [session, setSession] = useState<Session>()
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const [tokens, registryTitle] = await Promise.all([readTokens(), readRegistryTitle()])
      if (!isOver) setSession({ isSignedIn: tokens !== undefined, registryTitle })
    }
    const onChanged = () => void look()
    browser.storage.onChanged.addListener(onChanged)
    void look()
    return () => {
      isOver = true
      browser.storage.onChanged.removeListener(onChanged)
    }
  }, [])
  return session
}
