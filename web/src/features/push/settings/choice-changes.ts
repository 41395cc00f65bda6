import type { NotificationChoices } from '@registry/shared/contract/account/settings'

type Choice = keyof NotificationChoices

/** Change of notification choices with the state of its request. */
export interface ChoiceChange {
  next: Partial<NotificationChoices>
  /** Choices that were shown as failed when this change was made. */
  failedBefore: readonly Choice[]
  status: 'idle' | 'pending' | 'error' | 'success'
  submittedAt: number
}

/** Choice that could not be saved. */
export interface FailedChoice {
  /** The change to repeat. */
  next: Partial<NotificationChoices>
  isRetrying: boolean
  /** Time of the last attempt, in epoch milliseconds. */
  triedAt: number
}

/** Returns the saved choices with the changes that are being saved; changes are in the order of the requests. */
export function withPendingChoices(
  saved: NotificationChoices,
  changes: readonly ChoiceChange[],
): NotificationChoices {
  const shown = { ...saved }
  for (const { next, status } of changes) if (status === 'pending') Object.assign(shown, next)
  return shown
}

/**
 * Returns the newest change of the choice if it failed or is a retry that is still pending. Ignores older failures, and
 * a failed request whose change the server has saved.
 */
export function findFailure(
  saved: NotificationChoices,
  changes: readonly ChoiceChange[],
  choice: Choice,
): FailedChoice | undefined {
  const newest = changes.findLast(({ next }) => next[choice] !== undefined)
  if (!newest) return undefined
  const { next, status, submittedAt } = newest
  const isRetrying = status === 'pending' && newest.failedBefore.includes(choice)
  const hasFailed = status === 'error' && saved[choice] !== next[choice]
  if (!isRetrying && !hasFailed) return undefined
  return { next: { [choice]: next[choice] }, isRetrying, triedAt: submittedAt }
}
