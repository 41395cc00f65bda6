import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicIp } from './is-public-ip.ts'
import { FetchError } from './fetch-error.ts'

/** Answers all addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

export const systemResolve: Resolve = hostname => lookup(hostname, { all: true })

/**
 * A lookup for sockets that refuses a name with even one private address. The socket connects to what
 * was checked here, so a second answer of the name server (rebinding) is never asked for.
 */
export function guardedLookup(resolve: Resolve): LookupFunction {
  return lookupWith(async hostname => {
    const addresses = await resolve(hostname)
    const isPublic = addresses.every(({ address }) => isPublicIp(address))
    if (!isPublic) throw new FetchError('FORBIDDEN_ADDRESS')
    return addresses
  })
}

/** A lookup for sockets, in the form that node:net asks for. */
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
