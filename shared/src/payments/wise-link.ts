import { formatPlainAmount } from '../money/format-money.ts'
import type { Cents } from '../money/money.ts'
import { capReference, NOTE_MAX } from './payment-reference.ts'
import { percentEncode } from './percent-encode.ts'

const PAY_ME = 'https://wise.com/pay/me/'
const PASTED = /^(?:https:\/\/)?(?:www\.)?wise\.com\/pay\/me\//i
const TAG = /^[A-Za-z0-9._-]{2,60}$/

/** Parses a Wisetag from '@tag', 'tag' or its URL on wise.com; undefined for invalid text. */
export function parseWiseTag(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(PASTED, '')
    .replace(/[?#].*/s, '')
    .replace(/^@/, '')
  return TAG.test(bare) ? bare : undefined
}

interface WiseRequest {
  tag: string
  amountCents: Cents
  reference?: string
}

/**
 * Returns the URL of a payment page at Wise. Wise does not guarantee to read amount and description, so
 * callers also show them beside the link.
 */
export function wiseLink({ tag, amountCents, reference = '' }: WiseRequest): string {
  const amount = `amount=${formatPlainAmount(amountCents)}&currency=SGD`
  const description = percentEncode(capReference(reference, NOTE_MAX))
  return `${PAY_ME}${tag}?${amount}${description && `&description=${description}`}`
}
