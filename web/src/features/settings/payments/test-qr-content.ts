import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { cents } from '@registry/shared/money/money'
import { paynowPayload } from '@registry/shared/payments/paynow-payload'
import { parsePaynowProxy } from '@registry/shared/payments/paynow-proxy'
import { parseUpiVpa, upiLink } from '@registry/shared/payments/upi-link'
import { parseWiseTag, wiseLink } from '@registry/shared/payments/wise-link'

const { reference } = settingsPageMessages.payments
const ONE_DOLLAR = cents(100)
const ONE_RUPEE = 1

/** Returns the content of a test QR code over a minimal amount; undefined while the payment ID is invalid. */
export function testQrContent(
  method: PaymentMethod,
  { address, payeeName }: { address: string; payeeName: string },
): string | undefined {
  return CODES[method](address, payeeName)
}

const CODES = {
  'singapore-paynow': (address: string, payeeName: string) => {
    const proxy = parsePaynowProxy(address)
    return proxy && paynowPayload({ proxy, amountCents: ONE_DOLLAR, payeeName, reference })
  },
  'india-upi': (address: string, payeeName: string) => {
    const vpa = parseUpiVpa(address)
    return vpa && upiLink({ vpa, payeeName, rupees: ONE_RUPEE, note: reference })
  },
  'wise-transfer': (address: string) => {
    const tag = parseWiseTag(address)
    return tag && wiseLink({ tag, amountCents: ONE_DOLLAR, reference })
  },
} as const
