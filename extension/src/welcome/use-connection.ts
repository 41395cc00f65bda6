import { useEffect, useReducer } from 'react'
import browser from 'webextension-polyfill'
import { sendRequest } from '../popup/background-client/send-request.ts'
import { readTokens } from '../session/tokens.ts'
import { connectionReducer } from './connection-reducer.ts'

/** Returns the connection state and the function that starts pairing. */
export function useConnection() {
  const [connection, dispatch] = useReducer(connectionReducer, { name: 'checking' })

  useEffect(() => {
    const update = () =>
      void readTokens().then(
        tokens => dispatch({ type: 'known', registry: tokens?.registryTitle }),
        () => dispatch({ type: 'known', registry: undefined }),
      )
    update()
    browser.storage.local.onChanged.addListener(update)
    return () => browser.storage.local.onChanged.removeListener(update)
  }, [])

  const connect = async () => {
    dispatch({ type: 'pressed' })
    try {
      const { code } = await sendRequest({ type: 'connect' })
      dispatch({ type: 'opened', code })
    } catch {
      dispatch({ type: 'failed' })
    }
  }
  return { connection, connect: () => void connect() }
}
