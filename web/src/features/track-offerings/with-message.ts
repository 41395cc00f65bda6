import type { OfferingMessage } from '@registry/shared/contract/offering-schemas'

/** The thread with a message that was sent. One that was tried again may stand there already. */
export function withMessage(
  messages: readonly OfferingMessage[],
  sent: OfferingMessage,
): OfferingMessage[] {
  return [...messages.filter(({ id }) => id !== sent.id), sent]
}
