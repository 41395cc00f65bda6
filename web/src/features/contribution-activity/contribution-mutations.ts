import { ApiError } from '@registry/shared/client/api-error'
import {
  deleteContribution,
  sendPaymentReminder,
  verifyPayment,
} from '@registry/shared/contract/owner-contributions'
import { activityMessages } from '@registry/shared/messages/activity'
import { ownerClient } from '../../lib/owner-client.ts'
import { type ContributionState, remindedChange, verifiedChange } from './contribution-change.ts'
import {
  type ContributionAction,
  type FailureTexts,
  useContributionAction,
} from './use-contribution-action.ts'

const { verify, remind, remove } = activityMessages.actions
const ofDetails = activityMessages.failedInDetails

/** What lists of gifts say of a failure. */
const LIST_FAILURE_TEXTS: FailureTexts = {
  verify: () => verify.failed,
  remind: remind.failed,
  remove: () => remove.failed,
}

/** What an item's details say of it. */
export const DETAIL_FAILURE_TEXTS: FailureTexts = {
  verify: () => ofDetails.verify,
  remind: ofDetails.remind,
  remove: () => ofDetails.remove,
}

/** Says that the money of a gift has arrived. Shown at once, taken back when it fails. */
export function useVerifyContribution(failures = LIST_FAILURE_TEXTS) {
  return useContributionAction(VERIFY, failures)
}

/** Has the giver mailed a reminder, once in 24 hours. */
export function useRemindContributor(failures = LIST_FAILURE_TEXTS) {
  return useContributionAction(REMIND, failures)
}

/** Takes a gift off its item: the row goes at once, and its amount with it. Ask before. */
export function useDeleteContribution(failures = LIST_FAILURE_TEXTS) {
  return useContributionAction(REMOVE, failures)
}

const VERIFY: ContributionAction = {
  name: 'verify',
  send: id => ignoreError('ALREADY_VERIFIED', sendAndGetState(verifyPayment, id)),
  change: verifiedChange,
  done: verify.done,
}

const REMIND: ContributionAction = {
  name: 'remind',
  send: id => sendAndGetState(sendPaymentReminder, id),
  change: remindedChange,
  done: remind.done,
}

const REMOVE: ContributionAction = {
  name: 'remove',
  // Another tab, or a try whose answer was lost, has deleted it: it is gone as asked.
  send: id =>
    ignoreError(
      'NOT_FOUND',
      ownerClient.call(deleteContribution, { params: { id } }).then(() => undefined),
    ),
  change: () => ({ kind: 'removal' }),
  done: remove.done,
}

async function sendAndGetState(
  endpoint: typeof verifyPayment | typeof sendPaymentReminder,
  id: string,
): Promise<ContributionState> {
  const { data } = await ownerClient.call(endpoint, { params: { id } })
  return data
}

/** What was done before is done: that refusal is no failure. */
async function ignoreError<T>(code: string, call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.code === code) return undefined
    throw error
  }
}
