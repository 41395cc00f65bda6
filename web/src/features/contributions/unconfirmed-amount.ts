import { type Cents, cents } from '@registry/shared/money/money'
import * as z from 'zod/mini'
import type { ContributionDraft } from './contribution-drafts.ts'

const sentBody = z.object({ amount: z.int() })

/**
 * The amount of the last try, as long as nobody knows whether it counted: it may be this gift itself
 * that left so little. Undefined when no try is open.
 */
export function unconfirmedAmount({ sent }: Pick<ContributionDraft, 'sent'>): Cents | undefined {
  if (!sent) return undefined
  try {
    return cents(sentBody.parse(JSON.parse(sent.body)).amount)
  } catch {
    return undefined
  }
}
