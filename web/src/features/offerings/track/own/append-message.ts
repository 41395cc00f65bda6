import type { OfferingMessage } from '@registry/shared/contract/offerings/offering-schemas'

/** Returns the messages with the sent one last. A retry may return a message that is already present. */
export function appendMessage(
  messages: readonly OfferingMessage[],
  sent: OfferingMessage,
): OfferingMessage[] {
  return [...messages.filter(({ id }) => id !== sent.id), sent]
}
