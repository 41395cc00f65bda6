import {
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@registry/shared/contract/registry/registry-schemas'
import { type PaynowProxy, parsePaynowProxy } from '@registry/shared/payments/paynow-proxy'
import { parseUpiVpa } from '@registry/shared/payments/upi-link'
import { parseWiseTag } from '@registry/shared/payments/wise-link'
import type { Config } from '../../config.ts'
import type { Registry } from './registry-store.ts'

export type PayeeDefaults = Config['payeeDefaults']
type PayeeColumns = Pick<Registry, 'paynowProxy' | 'upiVpa' | 'wiseTag'>

/** Payment accounts of a registry; a method without one is not offered. */
export interface Payee {
  paynow: PaynowProxy | undefined
  upiVpa: string | undefined
  wiseTag: string | undefined
}

/**
 * Returns the registry's own accounts, or the installation's defaults for those never set. An invalid own
 * account switches the method off, so that money never goes to the default account instead.
 */
export function payeeOf(registry: PayeeColumns, defaults: PayeeDefaults): Payee {
  return {
    paynow: parsePaynowProxy(registry.paynowProxy ?? defaults.paynowProxy ?? ''),
    upiVpa: parseUpiVpa(registry.upiVpa ?? defaults.upiVpa ?? ''),
    wiseTag: parseWiseTag(registry.wiseTag ?? defaults.wiseTag ?? ''),
  }
}

/** Returns the available payment methods in display order. */
export function paymentMethodsOf(registry: PayeeColumns, defaults: PayeeDefaults): PaymentMethod[] {
  const { paynow, upiVpa, wiseTag } = payeeOf(registry, defaults)
  const address = { 'singapore-paynow': paynow, 'wise-transfer': wiseTag, 'india-upi': upiVpa }
  return PAYMENT_METHODS.filter(method => address[method] !== undefined)
}

/** Fields of a registry by payment method. */
const FIELDS = {
  'singapore-paynow': { address: 'paynowProxy', bankShows: 'paynowBankShows' },
  'wise-transfer': { address: 'wiseTag', bankShows: 'wiseBankShows' },
  'india-upi': { address: 'upiVpa', bankShows: 'upiBankShows' },
} as const satisfies Record<PaymentMethod, { address: keyof Registry; bankShows: keyof Registry }>

/** Returns the registry's own account for a method: null if it was never set, '' if the method is switched off. */
export const ownAddressOf = (registry: Registry, method: PaymentMethod): string | null =>
  registry[FIELDS[method].address]

/** Returns the account name that the payer's bank shows, if the owner entered it. */
export const bankShowsOf = (registry: Registry, method: PaymentMethod): string | null =>
  registry[FIELDS[method].bankShows]
