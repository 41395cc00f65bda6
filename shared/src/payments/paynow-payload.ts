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
  /** More than zero; left out when the payer is to type it. */
  amountCents?: Cents
  isEditable?: boolean
  /** For many payments rather than one. */
  isReusable?: boolean
  /** Last day in Singapore, YYYYMMDD. */
  expiry?: string
  /** Any text: the payload gets its ASCII form, 'NA' when that is empty. */
  payeeName?: string
  /** Any text: the payload gets at most 25 ASCII characters of it. */
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

/** The form of a reference that a PayNow code has room for; may be empty. */
export function paynowReference(reference: string): string {
  return capReference(transliterate(reference), REFERENCE_MAX)
}

function billNumber({ reference = '' }: PaynowRequest): EmvField[] {
  const text = paynowReference(reference)
  return text ? [['62', [['01', text]]]] : []
}

/**
 * The text of a PayNow QR code (SGQR, EMVCo merchant-presented mode 1.1). Names and references of any
 * script are brought to ASCII and cut. Throws RangeError for an amount that is not above zero.
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
