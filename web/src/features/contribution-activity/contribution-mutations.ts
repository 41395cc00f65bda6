import { ApiError } from '@registry/shared/client/api-error'
import {
  deleteContribution,
  sendPaymentReminder,
  verifyPayment,
} from '@registry/shared/contract/owner-contributions'
import { activityMessages } from '@registry/shared/messages/activity'
import { ownerClient } from '../../lib/owner-client.ts'
import { type GiftState, remindedGift, verifiedGift } from './contribution-change.ts'
import { type GiftAction, type GiftFailures, useGiftAction } from './use-contribution-action.ts'

const { verify, remind, remove } = activityMessages.actions
const ofDetails = activityMessages.failedInDetails

/** What lists of gifts say of a failure. */
const IN_LISTS: GiftFailures = {
  verify: () => verify.failed,
  remind: remind.failed,
  remove: () => remove.failed,
}

/** What an item's details say of it. */
export const IN_DETAILS: GiftFailures = {
  verify: () => ofDetails.verify,
  remind: ofDetails.remind,
  remove: () => ofDetails.remove,
}

/** Says that the money of a gift has arrived. Shown at once, taken back when it fails. */
export function useVerifyGift(failures = IN_LISTS) {
  return useGiftAction(VERIFY, failures)
}

/** Has the giver mailed a reminder, once in 24 hours. */
export function useRemindGiver(failures = IN_LISTS) {
  return useGiftAction(REMIND, failures)
}

/** Takes a gift off its item: the row goes at once, and its amount with it. Ask before. */
export function useDeleteGift(failures = IN_LISTS) {
  return useGiftAction(REMOVE, failures)
}

const VERIFY: GiftAction = {
  name: 'verify',
  send: id => unless('ALREADY_VERIFIED', stateAfter(verifyPayment, id)),
  change: verifiedGift,
  done: verify.done,
}

const REMIND: GiftAction = {
  name: 'remind',
  send: id => stateAfter(sendPaymentReminder, id),
  change: remindedGift,
  done: remind.done,
}

const REMOVE: GiftAction = {
  name: 'remove',
  // Another tab, or a try whose answer was lost, has deleted it: it is gone as asked.
  send: id =>
    unless(
      'NOT_FOUND',
      ownerClient.call(deleteContribution, { params: { id } }).then(() => undefined),
    ),
  change: () => ({ kind: 'removal' }),
  done: remove.done,
}

async function stateAfter(
  endpoint: typeof verifyPayment | typeof sendPaymentReminder,
  id: string,
): Promise<GiftState> {
  const { data } = await ownerClient.call(endpoint, { params: { id } })
  return data
}

/** What was done before is done: that refusal is no failure. */
async function unless<T>(code: string, call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.code === code) return undefined
    throw error
  }
}
