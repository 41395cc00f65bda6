import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { FetchError } from '../fetch-error.ts'
import { isPublicIp } from './is-public-ip.ts'

/** Resolves a host name to all its IP addresses. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

export const systemResolve: Resolve = hostname => lookup(hostname, { all: true })

/**
 * Creates a lookup that rejects a name with even one private IP address. The socket connects to the checked IP
 * address, so DNS rebinding has no effect.
 */
export function guardedLookup(resolve: Resolve): LookupFunction {
  return lookupWith(async hostname => {
    const addresses = await resolve(hostname)
    const isPublic = addresses.every(({ address }) => isPublicIp(address))
    if (!isPublic) throw new FetchError('FORBIDDEN_ADDRESS')
    return addresses
  })
}

/** Adapts `resolve` to the lookup function of node:net. */
export function lookupWith(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    const answer = (addresses: readonly LookupAddress[]) => {
      const [first] = addresses
      if (!first) callback(new FetchError('UNREACHABLE'), [])
      else if (options.all) callback(null, [...addresses])
      else callback(null, first.address, first.family)
    }
    resolve(hostname).then(answer, error => callback(error, []))
  }
}
