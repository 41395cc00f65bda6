import {
  deleteContribution,
  sendPaymentReminder,
  verifyPayment,
} from '@registry/shared/contract/contributions/owner-contributions'
import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { ignoreError } from '../../../lib/api-client/ignore-error.ts'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import {
  type ContributionState,
  remindedChange,
  verifiedChange,
} from '../cache/contribution-change.ts'
import {
  type ContributionAction,
  type FailureTexts,
  useContributionAction,
} from './use-contribution-action.ts'

const { verify, remind, remove } = activityMessages.actions
const ofDetails = activityMessages.failedInDetails

/** Failure messages of the contribution lists. */
const LIST_FAILURE_TEXTS: FailureTexts = {
  verify: () => verify.failed,
  remind: remind.failed,
  remove: () => remove.failed,
}

/** Failure messages of the item details. */
export const DETAIL_FAILURE_TEXTS: FailureTexts = {
  verify: () => ofDetails.verify,
  remind: ofDetails.remind,
  remove: () => ofDetails.remove,
}

/** Verifies the payment of a contribution, with an optimistic update. */
export function useVerifyContribution(failures = LIST_FAILURE_TEXTS) {
  return useContributionAction(VERIFY, failures)
}

/** Emails the contributor a payment reminder; allowed once in 24 hours. */
export function useRemindContributor(failures = LIST_FAILURE_TEXTS) {
  return useContributionAction(REMIND, failures)
}

/**
 * Deletes a contribution and subtracts its amount from the item, with an optimistic update. Ask for
 * confirmation first.
 */
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
