import { type Cents, centsFromDollars } from '../src/money/money.ts'
import type { EmvField } from '../src/payments/emv-fields.ts'
import { NAME_MAX, PROXY_TYPES, REFERENCE_MAX } from '../src/payments/paynow-payload.ts'
import type { PaynowProxy } from '../src/payments/paynow-proxy.ts'
import { parseEmv } from './parse-emv.ts'

/** Contents of a PayNow code. */
export interface PaynowCode {
  proxy: PaynowProxy
  isReusable: boolean
  isEditable: boolean
  amountCents: Cents | undefined
  expiry: string | undefined
  payeeName: string
  reference: string | undefined
}

const AMOUNT = /^\d{1,10}(?:\.\d{1,2})?$/
type Fields = ReadonlyMap<string, EmvField[1]>

function text(fields: Fields, id: string): string | undefined {
  const value = fields.get(id)
  return typeof value === 'string' ? value : undefined
}

function template(fields: Fields, id: string): Fields {
  const value = fields.get(id)
  return new Map(typeof value === 'object' ? value : [])
}

function proxyOf(account: Fields): PaynowProxy | undefined {
  const value = text(account, '02')
  if (text(account, '00') !== 'SG.PAYNOW' || !value) return undefined
  const type = text(account, '01')
  if (type === PROXY_TYPES.mobile) return { type: 'mobile', value }
  return type === PROXY_TYPES.uen ? { type: 'uen', value } : undefined
}

function isWithinLimits({ payeeName, reference }: Pick<PaynowCode, 'payeeName' | 'reference'>) {
  const isReferenceFine = reference === undefined || reference.length <= REFERENCE_MAX
  return payeeName.length > 0 && payeeName.length <= NAME_MAX && reference !== '' && isReferenceFine
}

/**
 * Parses a PayNow code; undefined if it is malformed, not PayNow, has an invalid amount, or a text beyond
 * EMVCo's limits.
 */
export function parsePaynow(payload: string): PaynowCode | undefined {
  const fields: Fields = new Map(parseEmv(payload))
  const account = template(fields, '26')
  const proxy = proxyOf(account)
  const amount = text(fields, '54')
  const texts = {
    payeeName: text(fields, '59') ?? '',
    reference: text(template(fields, '62'), '01'),
  }
  if (!proxy || !isWithinLimits(texts)) return undefined
  if (amount !== undefined && !AMOUNT.test(amount)) return undefined
  return {
    proxy,
    isReusable: text(fields, '01') !== '12',
    isEditable: text(account, '03') === '1',
    amountCents: amount === undefined ? undefined : centsFromDollars(Number(amount)),
    expiry: text(account, '04'),
    ...texts,
  }
}
