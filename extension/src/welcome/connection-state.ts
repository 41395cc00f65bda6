/** Whether this browser is connected to a registry, and how far that has come. */
export type Connection =
  | { name: 'checking' | 'apart' | 'opening' | 'failed' }
  | { name: 'waiting'; code: string }
  | { name: 'connected'; registry: string }

export type ConnectionEvent =
  | { type: 'pressed' | 'failed' }
  | { type: 'opened'; code: string }
  /** What is kept: the registry's title; undefined when nobody is connected. */
  | { type: 'known'; registry: string | undefined }

/** The connection after something happened. While its page is open, that nobody is connected is no news. */
export function nextConnection(state: Connection, event: ConnectionEvent): Connection {
  switch (event.type) {
    case 'pressed':
      return { name: 'opening' }
    case 'failed':
      return { name: 'failed' }
    case 'opened':
      return state.name === 'connected' ? state : { name: 'waiting', code: event.code }
    case 'known': {
      if (event.registry !== undefined) return { name: 'connected', registry: event.registry }
      const isKnown = state.name === 'checking' || state.name === 'connected'
      return isKnown ? { name: 'apart' } : state
    }
  }
}
