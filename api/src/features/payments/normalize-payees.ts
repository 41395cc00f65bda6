import type { Payees } from '@registry/shared/contract/contributions/payment-settings'
import {
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@registry/shared/contract/registry/registry-schemas'
import { AppError } from '@registry/shared/errors/app-error'
import { settingsMessages } from '@registry/shared/messages/account/settings'
import { parsePayeeAddress } from '@registry/shared/payments/payee-address'

function reject(methods: readonly PaymentMethod[]): never {
  const sentences = methods.map(method => settingsMessages.addressInvalid[method])
  const fields = methods.map((method, index) => [`methods.${method}.address`, sentences[index]])
  throw new AppError('VALIDATION_FAILED', {
    message: sentences[0],
    fields: Object.fromEntries(fields),
  })
}

/** Normalises the payment accounts. Throws VALIDATION_FAILED with a message for each invalid one. */
export function normalizePayees(payees: Payees): Payees {
  const wrong: PaymentMethod[] = []
  const plain: Payees = {}
  for (const method of PAYMENT_METHODS) {
    const payee = payees[method]
    if (!payee) continue
    const address = parsePayeeAddress(method, payee.address)
    if (address === undefined) wrong.push(method)
    else plain[method] = { ...payee, address }
  }
  if (wrong.length > 0) reject(wrong)
  return plain
}
