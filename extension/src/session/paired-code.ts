import { claimPairing } from '@registry/shared/contract/pairings'
import * as z from 'zod/mini'

const PREFIX = '#paired='
const { code: codeShape } = claimPairing.body.shape

/** The code that an address of the registry's page hands over, undefined for any other address. */
export function pairedCode(address: string, registryUrl: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, hash } = new URL(address)
  if (origin !== registryUrl || pathname !== '/extension' || !hash.startsWith(PREFIX))
    return undefined
  return z.safeParse(codeShape, hash.slice(PREFIX.length)).data
}
