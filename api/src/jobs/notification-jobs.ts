import * as z from 'zod'

/**
 * What an owner is told of, by their choice: here it is only asked for, by whoever causes it and in the same
 * transaction. How it is told is the push feature's.
 */

/** A gift has arrived. */
export const notifyOfContributionJob = {
  name: 'tell_of_contribution',
  payload: z.object({ contributionId: z.uuid() }),
}

/** Somebody offers to pass something on. */
export const notifyOfOfferingJob = {
  name: 'tell_of_offering',
  payload: z.object({ offeringId: z.uuid() }),
}
