import type { NotificationChoices } from '@registry/shared/contract/settings'
import type { PushService } from '@registry/shared/push/push-service'

interface Given {
  /** Of who gave or offers. */
  email: string
}

interface Owner {
  account: { email: string }
  choices: Pick<NotificationChoices, 'ownGifts'>
}

/**
 * Whether an owner hears of it at all. What was given with the owner's own address was given to try things
 * out; who knows that address and is not the owner keeps quiet about their own gift alone.
 */
export function shouldNotify({ email }: Given, { account, choices }: Owner): boolean {
  return choices.ownGifts || email.toLowerCase() !== account.email.toLowerCase()
}

/** Name of the finding that a push service refuses our keys. */
export const refusalFinding = (service: PushService) => `push_refused_${service}`

/** Name of the finding that a push service took a notification in none of its attempts. */
export const outageFinding = (service: PushService) => `push_unavailable_${service}`
