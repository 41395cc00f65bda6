import type { User } from '@registry/shared/contract/account/auth'

export type StepName = 'email' | 'item' | 'payment' | 'test' | 'share' | 'notify'

export interface FirstStep {
  name: StepName
  isDone: boolean
}

export interface FirstSteps {
  /** Steps to show, in their order. */
  steps: FirstStep[]
  isEmailMissing: boolean
  isPaymentMissing: boolean
}

/** For users of the previous release, which stores no checklist. */
const ALL_DONE = { isTestPaid: true, isShared: true, isNotified: true, isDismissed: true }

/**
 * Returns the steps for a new owner; none once they are done. After a dismissal only an unconfirmed email address and
 * a missing payment method remain, because they keep the registry from working.
 */
export function findFirstSteps(
  user: Pick<User, 'emailVerified' | 'checklist'> & {
    registrySettings: Pick<User['registrySettings'], 'paymentMethods'>
  },
  hasItem: boolean,
): FirstSteps {
  const { isTestPaid, isShared, isNotified, isDismissed } = user.checklist ?? ALL_DONE
  const isEmailMissing = !user.emailVerified
  const isPaymentMissing = user.registrySettings.paymentMethods.length === 0
  const all: FirstStep[] = [
    { name: 'email', isDone: !isEmailMissing },
    { name: 'item', isDone: hasItem },
    // One step in two parts: a method can be tested only once it is set.
    isPaymentMissing ? { name: 'payment', isDone: false } : { name: 'test', isDone: isTestPaid },
    { name: 'share', isDone: isShared },
    { name: 'notify', isDone: isNotified },
  ]
  const needed = all.filter(({ name, isDone }) => !isDone && ['email', 'payment'].includes(name))
  const steps = isDismissed ? needed : all
  return {
    steps: steps.some(({ isDone }) => !isDone) ? steps : [],
    isEmailMissing,
    isPaymentMissing,
  }
}
