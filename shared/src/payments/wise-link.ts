import { formatPlainAmount } from '../money/format-money.ts'
import type { Cents } from '../money/money.ts'
import { capReference, NOTE_MAX } from './payment-reference.ts'
import { percentEncode } from './percent-encode.ts'

const PAY_ME = 'https://wise.com/pay/me/'
const PASTED = /^(?:https:\/\/)?(?:www\.)?wise\.com\/pay\/me\//i
const TAG = /^[A-Za-z0-9._-]{2,60}$/

/** A Wisetag from '@tag', 'tag' or its link on wise.com; undefined for anything else. */
export function parseWiseTag(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(PASTED, '')
    .replace(/[?#].*/s, '')
    .replace(/^@/, '')
  return TAG.test(bare) ? bare : undefined
}

export interface WiseRequest {
  tag: string
  amountCents: Cents
  reference?: string
}

/**
 * A person's payment page at Wise. Amount and description are a courtesy that Wise does not promise
 * to read, so whoever shows this link shows both beside it too.
 */
export function wiseLink({ tag, amountCents, reference = '' }: WiseRequest): string {
  const amount = `amount=${formatPlainAmount(amountCents)}&currency=SGD`
  const description = percentEncode(capReference(reference, NOTE_MAX))
  return `${PAY_ME}${tag}?${amount}${description && `&description=${description}`}`
}
