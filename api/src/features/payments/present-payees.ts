import type { PaymentSetups } from '@registry/shared/contract/contributions/payment-settings'
import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { bankShowsOf, ownAddressOf, type PayeeDefaults, payeeOf } from '../registries/payee.ts'
import type { Registry } from '../registries/registry-store.ts'

function effective(registry: Registry, defaults: PayeeDefaults) {
  const { paynow, upiVpa, wiseTag } = payeeOf(registry, defaults)
  return { 'singapore-paynow': paynow?.value, 'wise-transfer': wiseTag, 'india-upi': upiVpa }
}

/** Converts payment accounts for the owner, unmasked. */
export function presentPayees(registry: Registry, defaults: PayeeDefaults): PaymentSetups {
  const addresses = effective(registry, defaults)
  const setup = (method: PaymentMethod) => {
    const own = ownAddressOf(registry, method)
    const address = addresses[method]
    return {
      // An invalid account is shown too, so that the owner can correct it.
      address: address ?? (own || null),
      isOwn: own !== null,
      isOffered: address !== undefined,
      bankShows: bankShowsOf(registry, method),
    }
  }
  return {
    'singapore-paynow': setup('singapore-paynow'),
    'wise-transfer': setup('wise-transfer'),
    'india-upi': setup('india-upi'),
  }
}
