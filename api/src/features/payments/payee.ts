import { type PaynowProxy, parsePaynowProxy } from '@registry/shared/payments/paynow-proxy'
import { parseUpiVpa } from '@registry/shared/payments/upi-link'
import { parseWiseTag } from '@registry/shared/payments/wise-link'
import type { Config } from '../../config.ts'
import type { Registry } from '../registries/registry-store.ts'

export type PayeeDefaults = Config['payeeDefaults']
export type PayeeColumns = Pick<Registry, 'paynowProxy' | 'upiVpa' | 'wiseTag'>

/** Where the money of a registry goes, by method; a method without an address is not offered. */
export interface Payee {
  paynow: PaynowProxy | undefined
  upiVpa: string | undefined
  wiseTag: string | undefined
}

/**
 * The registry's own addresses, or the installation's where it has set none. An own address that is
 * not valid switches the method off: the money must never go to somebody else instead.
 */
export function payeeOf(registry: PayeeColumns, defaults: PayeeDefaults): Payee {
  return {
    paynow: parsePaynowProxy(registry.paynowProxy ?? defaults.paynowProxy ?? ''),
    upiVpa: parseUpiVpa(registry.upiVpa ?? defaults.upiVpa ?? ''),
    wiseTag: parseWiseTag(registry.wiseTag ?? defaults.wiseTag ?? ''),
  }
}
