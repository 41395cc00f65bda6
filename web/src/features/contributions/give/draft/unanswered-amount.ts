import { type Cents, cents } from '@registry/shared/money/money'
import * as z from 'zod/mini'
import type { ContributionDraft } from './contribution-drafts.ts'

const sentBody = z.object({ amount: z.int() })

/**
 * Returns the largest amount of the requests whose outcome is unknown, because any of them may be part of
 * the item's funding already. Undefined without such a request.
 */
export function unansweredAmount({ sent }: Pick<ContributionDraft, 'sent'>): Cents | undefined {
  if (!sent) return undefined
  const bodies = [sent.body, ...(sent.changed ?? [])]
  try {
    return cents(Math.max(...bodies.map(body => sentBody.parse(JSON.parse(body)).amount)))
  } catch {
    return undefined
  }
}
