import * as z from 'zod'

/**
 * Jobs that notify an owner according to their settings. Features enqueue them in the transaction that causes
 * them; feature `push` runs them.
 */

/** Notifies of a new contribution. */
export const notifyOfContributionJob = {
  name: 'tell_of_contribution',
  payload: z.object({ contributionId: z.uuid() }),
}

/** Notifies of a new offering. */
export const notifyOfOfferingJob = {
  name: 'tell_of_offering',
  payload: z.object({ offeringId: z.uuid() }),
}
