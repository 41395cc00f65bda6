import {
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@registry/shared/contract/registry/registry-schemas'
import { type PayeeColumns, type PayeeDefaults, payeeOf } from './payee.ts'

/** Returns the available payment methods in display order. */
export function paymentMethodsOf(registry: PayeeColumns, defaults: PayeeDefaults): PaymentMethod[] {
  const { paynow, upiVpa, wiseTag } = payeeOf(registry, defaults)
  const address = { 'singapore-paynow': paynow, 'wise-transfer': wiseTag, 'india-upi': upiVpa }
  return PAYMENT_METHODS.filter(method => address[method] !== undefined)
}
