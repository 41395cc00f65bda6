import { useEffect, useReducer } from 'react'
import browser from 'webextension-polyfill'
import { ask } from '../popup/ask.ts'
import { readTokens } from '../session/tokens.ts'
import { nextConnection } from './connection-state.ts'

/** Whether this browser is connected, followed as it changes, and the way to connect it. */
export function useConnection() {
  const [connection, dispatch] = useReducer(nextConnection, { name: 'checking' })

  useEffect(() => {
    const look = () =>
      void readTokens().then(
        tokens => dispatch({ type: 'known', registry: tokens?.registryTitle }),
        () => dispatch({ type: 'known', registry: undefined }),
      )
    look()
    browser.storage.local.onChanged.addListener(look)
    return () => browser.storage.local.onChanged.removeListener(look)
  }, [])

  const connect = async () => {
    dispatch({ type: 'pressed' })
    try {
      const { code } = await ask({ type: 'connect' })
      dispatch({ type: 'opened', code })
    } catch {
      dispatch({ type: 'failed' })
    }
  }
  return { connection, connect: () => void connect() }
}
