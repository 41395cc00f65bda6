import type { NotificationChoices } from '@registry/shared/contract/account/settings'
import type { PushService } from '@registry/shared/push/push-service'

interface Given {
  /** Email address of the contributor or offerer. */
  email: string
}

interface Owner {
  account: { email: string }
  choices: Pick<NotificationChoices, 'ownGifts'>
}

/**
 * Returns whether to notify the owner. Contributions with the owner's own email address count as tests and are
 * silent by default; a stranger who uses it silences only their own contribution.
 */
export function shouldNotify({ email }: Given, { account, choices }: Owner): boolean {
  return choices.ownGifts || email.toLowerCase() !== account.email.toLowerCase()
}

/** Returns the choices with push in place of emails, which turns emails off. */
export const withoutMails = (choices: NotificationChoices): NotificationChoices => ({
  ...choices,
  contributions: 'push',
  offerings: 'push',
})

/** Returns the name of the finding that a push service rejects our VAPID keys. */
export const refusalFinding = (service: PushService) => `push_refused_${service}`

/** Returns the name of the finding that a push service accepted a notification in none of its attempts. */
export const outageFinding = (service: PushService) => `push_unavailable_${service}`
