import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import type { Registry } from '../registries/registry-store.ts'

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
