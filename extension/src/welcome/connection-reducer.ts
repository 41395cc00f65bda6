/** State of the connection to a registry. */
export type Connection =
  | { name: 'checking' | 'apart' | 'opening' | 'failed' }
  | { name: 'waiting'; code: string }
  | { name: 'connected'; registry: string }

export type ConnectionEvent =
  | { type: 'pressed' | 'failed' }
  | { type: 'opened'; code: string }
  /** Stored registry title; undefined without a connection. */
  | { type: 'known'; registry: string | undefined }

/** Reducer of the connection. A missing connection is ignored while the confirmation page is open. */
export function connectionReducer(state: Connection, event: ConnectionEvent): Connection {
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
