import { isIP, type Socket } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isPublicIp } from './is-public-ip.ts'
import { FetchError } from './fetch-error.ts'
import type { FetchGuard } from './fetch-guard.ts'
import { guardedLookup, lookupWith } from './guarded-lookup.ts'
import { toHostPort } from './host-port.ts'

/**
 * An agent whose sockets end on public addresses only. Given explicitly it also keeps proxy variables of
 * the environment out, behind which nothing here could see the real target. One per fetch: no connection
 * outlives the job that asked for it.
 */
export function createGuardedAgent(guard: FetchGuard): Agent {
  return new Agent({
    headersTimeout: guard.limits.firstByteMs,
    bodyTimeout: guard.limits.firstByteMs,
    connect: createGuardedConnector(guard),
  })
}

/** A bare connection to host and port of an address, under the same rules. Throws a FetchError or the socket's. */
export function connectGuarded(url: URL, guard: FetchGuard): Promise<Socket> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const target = { hostname, port: url.port || '80', protocol: 'http:' }
  return new Promise((done, fail) => {
    createGuardedConnector(guard)(target, (error, socket) => (error ? fail(error) : done(socket)))
  })
}

function createGuardedConnector(guard: FetchGuard): buildConnector.connector {
  const { allowedHosts, resolve, limits } = guard
  const base = { timeout: limits.connectMs, allowH2: false }
  const connectAnywhere = buildConnector({ ...base, lookup: lookupWith(resolve) })
  const connectPublic = publicConnector(buildConnector({ ...base, lookup: guardedLookup(resolve) }))
  return (options, callback) => {
    const key = toHostPort(options.hostname, options.port, options.protocol)
    if (allowedHosts.has(key)) connectAnywhere(options, callback)
    else connectPublic(options, callback)
  }
}

function publicConnector(connect: buildConnector.connector): buildConnector.connector {
  return (options, callback) => {
    // node:net never asks the lookup for a literal.
    if (isIP(options.hostname) && !isPublicIp(options.hostname)) {
      callback(new FetchError('FORBIDDEN_ADDRESS'), null)
      return
    }
    connect(options, (error, socket) => {
      if (error) callback(error, null)
      else if (socket && hasPublicPeer(socket)) callback(null, socket)
      else callback(new FetchError('FORBIDDEN_ADDRESS'), null)
    })
  }
}

/** Whether a connected socket ends on a public address; one that does not is destroyed. */
export function hasPublicPeer(socket: Socket): boolean {
  if (isPublicIp(socket.remoteAddress ?? '')) return true
  socket.destroy()
  return false
}
