import * as z from 'zod/mini'
import { activityMessages } from '../../messages/contributions/activity.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, id, idList, limit, offset, success, timestamp } from '../fields.ts'
import { itemPicture } from '../items/items.ts'
import { money, moneySum } from '../money-schema.ts'
import { hiddenOnPage, ownerContributor } from './contributor-schemas.ts'

/** Minimum interval between two reminders of one contribution. */
export const REMINDER_PAUSE_MS = 24 * 3_600_000

/** Maximum number of payments verified per request. */
export const VERIFY_MAX = 100

const ownContribution = success({ data: ownerContributor })

export const verifyPayment = defineEndpoint(
  'PUT /admin/payments/contributors/{id}/verify-payment',
  {
    access: 'user',
    summary: 'Mark the payment of an own contribution as received; cannot be undone',
    params: z.object({ id }),
    response: ownContribution,
    errors: ['NOT_FOUND', 'ALREADY_VERIFIED'],
  },
)

export const verifyPayments = defineEndpoint('POST /admin/payments/contributors/verify', {
  access: 'user',
  summary:
    'Mark the payments of several own contributions as received; each succeeds or fails separately',
  body: z.strictObject({
    ids: idList(VERIFY_MAX, {
      missing: activityMessages.idsRequired,
      twice: activityMessages.idTwice,
    }),
  }),
  response: success({
    verified: z.array(ownerContributor),
    refused: z.array(z.object({ id, code: z.enum(['ALREADY_VERIFIED', 'NOT_FOUND']) })),
  }),
})

export const sendPaymentReminder = defineEndpoint(
  'POST /admin/payments/contributors/{id}/send-payment-reminder',
  {
    access: 'user',
    summary:
      'Send the contributor a payment reminder, at most once in 24 hours; immediately again if it bounced',
    params: z.object({ id }),
    response: ownContribution,
    errors: ['NOT_FOUND', 'ALREADY_VERIFIED', 'NO_ADDRESS'],
  },
)

export const deleteContribution = defineEndpoint('DELETE /admin/contributions/{id}', {
  access: 'user',
  summary: 'Void an own contribution; its amount no longer counts, its row is kept',
  params: z.object({ id }),
  response: done,
  errors: ['NOT_FOUND'],
})

/** A contribution with its contributor, payment status and item, for the owner. */
export const contributionDetail = z.object({
  id,
  amount: money,
  contributionDate: timestamp,
  paymentMethod: z.string(),
  /** Name of the item in the payment reference: that of the time of the contribution. */
  referenceItemName: z.optional(z.string()),
  message: z.nullable(z.string()),
  contributor: z.object({ name: z.string(), email: z.nullable(z.string()) }),
  ...hiddenOnPage,
  paymentStatus: z.object({
    verified: z.boolean(),
    verifiedAt: z.nullable(timestamp),
    /** When the contributor said, by the link of a reminder, that the payment was made. */
    claimedAt: z.optional(z.nullable(timestamp)),
    reminderCount: z.int(),
    reminderSentAt: z.nullable(timestamp),
    /** The last reminder bounced or was given up; another may be sent at once. */
    reminderUndelivered: z.boolean(),
  }),
  item: z.object({
    id,
    name: z.string(),
    thumbnailUrl: z.nullable(z.string()),
    picture: z.nullable(itemPicture),
    category: z.string(),
    progressPercentage: z.int(),
    currentAmount: money,
    /** Part of `currentAmount` that is not verified. */
    promisedAmount: money,
    targetAmount: money,
    /** The item was removed from the registry, so it cannot be opened. */
    isRemoved: z.boolean(),
  }),
  can: ownerContributor.shape.can,
})
export type ContributionDetail = z.output<typeof contributionDetail>

export const getContribution = defineEndpoint('GET /admin/contributions/{id}', {
  access: 'user',
  summary: 'Get a contribution to the own registry',
  params: z.object({ id }),
  response: success({ data: contributionDetail }),
  errors: ['NOT_FOUND'],
})

export const listRecentContributions = defineEndpoint('GET /admin/analytics/contributions/recent', {
  access: 'user',
  summary:
    'List the contributions to the own registry, newest first, including those to removed items; verified ones by their confirmation',
  query: z.strictObject({
    limit: limit(100, 5),
    offset,
    /** Filters by payment: still to be verified, or verified. */
    payment: z.optional(z.enum(['open', 'verified'])),
  }),
  response: success({
    contributions: z.array(contributionDetail),
    /** Number of all contributions that match the filter, regardless of pagination. */
    total: z.int(),
  }),
})

export const getContributionStats = defineEndpoint('GET /admin/analytics/contributions/stats', {
  access: 'user',
  summary: 'Totals of the own registry; days are those in Singapore',
  response: success({
    stats: z.object({
      totalRegistryValue: moneySum,
      totalAmount: moneySum,
      totalContributions: z.int(),
      todayContributions: z.int(),
    }),
  }),
})

const autoThankYou = success({ autoThankYouEnabled: z.boolean() })

export const getAutoThankYou = defineEndpoint('GET /admin/auto-thank-you', {
  access: 'user',
  summary: 'Whether contributors get an automatic thank-you email',
  response: autoThankYou,
  errors: ['NOT_FOUND'],
})

export const setAutoThankYou = defineEndpoint('POST /admin/auto-thank-you', {
  access: 'user',
  summary: 'Turn the automatic thank-you email on or off',
  body: z.strictObject({ enabled: z.boolean() }),
  response: autoThankYou,
  errors: ['NOT_FOUND'],
})

export const exportContributions = defineEndpoint('GET /admin/contributions/export.csv', {
  access: 'user',
  summary: 'Export all contributions to the own registry as CSV',
  response: z.string(),
  media: 'text/csv',
})
