import { claimPairing } from '@registry/shared/contract/account/pairings'
import * as z from 'zod/mini'

const PREFIX = '#paired='
const { code: codeShape } = claimPairing.body.shape

/** Returns the code in the fragment of the registry's pairing URL; undefined for any other URL. */
export function parsePairedUrl(address: string, registryUrl: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, hash } = new URL(address)
  if (origin !== registryUrl || pathname !== '/extension' || !hash.startsWith(PREFIX))
    return undefined
  return z.safeParse(codeShape, hash.slice(PREFIX.length)).data
}
