import { type Cents, cents } from '@registry/shared/money/money'
import * as z from 'zod/mini'
import type { GiftDraft } from './contribution-drafts.ts'

const triedBody = z.object({ amount: z.int() })

/**
 * The amount of the last try, as long as nobody knows whether it counted: it may be this gift itself
 * that left so little. Undefined when no try is open.
 */
export function triedAmount({ sent }: Pick<GiftDraft, 'sent'>): Cents | undefined {
  if (!sent) return undefined
  try {
    return cents(triedBody.parse(JSON.parse(sent.body)).amount)
  } catch {
    return undefined
  }
}
