import { formatPlainAmount } from '../money/format-money.ts'
import type { Cents } from '../money/money.ts'
import { type EmvField, encodeEmv } from './emv-fields.ts'
import { capReference } from './payment-reference.ts'
import type { PaynowProxy } from './paynow-proxy.ts'
import { transliterate } from './transliterate.ts'

/** EMVCo limits of the texts in a PayNow code, in characters. */
export const NAME_MAX = 25
export const REFERENCE_MAX = 25
export const PROXY_TYPES = { mobile: '0', uen: '2' } as const

export interface PaynowRequest {
  proxy: PaynowProxy
  /** Greater than zero; omitted when the payer enters the amount. */
  amountCents?: Cents
  isEditable?: boolean
  /** True for a code that can be paid several times. */
  isReusable?: boolean
  /** Last valid day in Singapore, YYYYMMDD. */
  expiry?: string
  /** Any text: converted to ASCII, 'NA' when the result is empty. */
  payeeName?: string
  /** Any text: converted to ASCII and truncated to 25 characters. */
  reference?: string
}

const flag = (isSet: boolean | undefined) => (isSet ? '1' : '0')

function account({ proxy, isEditable, expiry }: PaynowRequest): EmvField {
  const fields: EmvField[] = [
    ['00', 'SG.PAYNOW'],
    ['01', PROXY_TYPES[proxy.type]],
    ['02', proxy.value],
    ['03', flag(isEditable)],
  ]
  return ['26', expiry ? [...fields, ['04', expiry]] : fields]
}

function amount({ amountCents }: PaynowRequest): EmvField[] {
  if (amountCents === undefined) return []
  if (amountCents < 1) throw new RangeError(`not an amount to pay: ${amountCents} cents`)
  return [['54', formatPlainAmount(amountCents)]]
}

/** Returns the ASCII form of a reference within PayNow's limit; may be empty. */
export function paynowReference(reference: string): string {
  return capReference(transliterate(reference), REFERENCE_MAX)
}

function billNumber({ reference = '' }: PaynowRequest): EmvField[] {
  const text = paynowReference(reference)
  return text ? [['62', [['01', text]]]] : []
}

/**
 * Returns the text of a PayNow QR code (SGQR, EMVCo merchant-presented mode 1.1). Transliterates and
 * truncates name and reference. Throws RangeError for an amount that is not above zero.
 */
export function paynowPayload(request: PaynowRequest): string {
  const payee = transliterate(request.payeeName ?? '')
    .slice(0, NAME_MAX)
    .trim()
  return encodeEmv([
    ['00', '01'],
    ['01', request.isReusable ? '11' : '12'],
    account(request),
    ['52', '0000'],
    ['53', '702'],
    ...amount(request),
    ['58', 'SG'],
    ['59', payee || 'NA'],
    ['60', 'Singapore'],
    ...billNumber(request),
  ])
}
