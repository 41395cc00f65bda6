import type { PaymentMethod } from '@registry/shared/contract/registry-schemas'
import type { Registry } from '../registries/registry-store.ts'

/** Where a registry keeps what belongs to a method. */
const FIELDS = {
  'singapore-paynow': { address: 'paynowProxy', bankShows: 'paynowBankShows' },
  'wise-transfer': { address: 'wiseTag', bankShows: 'wiseBankShows' },
  'india-upi': { address: 'upiVpa', bankShows: 'upiBankShows' },
} as const satisfies Record<PaymentMethod, { address: keyof Registry; bankShows: keyof Registry }>

/** The registry's own address for a method: null when it never had one, '' when it is switched off. */
export const ownAddressOf = (registry: Registry, method: PaymentMethod): string | null =>
  registry[FIELDS[method].address]

/** The name that a payer's bank shows, where the owner has said it. */
export const bankShowsOf = (registry: Registry, method: PaymentMethod): string | null =>
  registry[FIELDS[method].bankShows]
