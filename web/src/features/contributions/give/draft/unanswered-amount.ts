import { type Cents, cents } from '@registry/shared/money/money'
import * as z from 'zod/mini'
import type { ContributionDraft } from './contribution-drafts.ts'

const sentBody = z.object({ amount: z.int() })

/** Returns the bodies of the requests whose outcome is unknown, in the order of sending; all have the same key. */
export function unansweredBodies({ sent }: Pick<ContributionDraft, 'sent'>): string[] {
  return sent ? [sent.body, ...(sent.changed ?? [])] : []
}

/**
 * Returns the largest amount of the requests whose outcome is unknown, because any of them may be part of
 * the item's funding already. Undefined without such a request.
 */
export function unansweredAmount(draft: Pick<ContributionDraft, 'sent'>): Cents | undefined {
  const bodies = unansweredBodies(draft)
  if (bodies.length === 0) return undefined
  try {
    return cents(Math.max(...bodies.map(body => sentBody.parse(JSON.parse(body)).amount)))
  } catch {
    return undefined
  }
}
