import { createHook } from 'node:async_hooks'

/** Counts all TCP connection attempts of this process. */
export function watchConnections(): { count(): number; stop(): void } {
  let attempts = 0
  const hook = createHook({
    init(_id, type) {
      if (type === 'TCPCONNECTWRAP') attempts += 1
    },
  }).enable()
  return { count: () => attempts, stop: () => hook.disable() }
}
