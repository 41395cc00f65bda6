import { isIP, type Socket } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { FetchError } from '../fetch-error.ts'
import type { FetchGuard } from './fetch-guard.ts'
import { guardedLookup, lookupWith } from './guarded-lookup.ts'
import { toHostPort } from './host-port.ts'
import { isPublicIp } from './is-public-ip.ts'

/**
 * Creates an agent that connects to public IP addresses only. Passing it explicitly also disables proxy
 * variables of the environment, behind which the target IP address is unknown. One per fetch, so no connection
 * outlives its job.
 */
export function createGuardedAgent(guard: FetchGuard): Agent {
  return new Agent({
    headersTimeout: guard.limits.firstByteMs,
    bodyTimeout: guard.limits.firstByteMs,
    connect: createGuardedConnector(guard),
  })
}

/**
 * Opens a TCP connection to host and port of a URL under the same rules. Throws a FetchError or the socket's
 * error.
 */
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
    // node:net skips the lookup for IP literals.
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

/** True when the peer of a socket is a public IP address; otherwise the socket is destroyed. */
export function hasPublicPeer(socket: Socket): boolean {
  if (isPublicIp(socket.remoteAddress ?? '')) return true
  socket.destroy()
  return false
}
