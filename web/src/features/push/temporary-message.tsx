import { Check, CircleAlert } from 'lucide-react'
import { Inline } from '../../ui/layout/inline.tsx'
import type { TemporaryMessage as Message } from './use-temporary-message.ts'

/**
 * A live region for a temporary message. It is rendered while empty, so that screen readers announce its first text.
 */
export function TemporaryMessage({ message }: { message: Message | undefined }) {
  const Icon = message?.tone === 'ok' ? Check : CircleAlert
  return (
    <div className="above-6" role="status">
      {message && (
        <Inline
          as="p"
          gap={6}
          size={14}
          weight={500}
          tone={message.tone === 'ok' ? 'success' : 'danger'}
        >
          <Icon className="icon icon-16 above-2" aria-hidden="true" />
          {message.words}
        </Inline>
      )}
    </div>
  )
}
