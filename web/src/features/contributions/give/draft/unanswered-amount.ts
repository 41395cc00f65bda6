import { type Cents, cents } from '@registry/shared/money/money'
import * as z from 'zod/mini'
import type { ContributionDraft } from './contribution-drafts.ts'

const sentBody = z.object({ amount: z.int() })

/**
 * Returns the amount of the last request while its outcome is unknown, because it may be part of
 * the item's funding already. Undefined without such a request.
 */
export function unansweredAmount({ sent }: Pick<ContributionDraft, 'sent'>): Cents | undefined {
  if (!sent) return undefined
  try {
    return cents(sentBody.parse(JSON.parse(sent.body)).amount)
  } catch {
    return undefined
  }
}
