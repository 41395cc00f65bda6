import { Check, CircleAlert } from 'lucide-react'
import type { PassingMessage as Message } from './use-passing-message.ts'

/** The place of a message, there from the start so that what comes into it is read out. */
export function PassingMessage({ message }: { message: Message | undefined }) {
  const Icon = message?.tone === 'ok' ? Check : CircleAlert
  return (
    <div className="push-message" role="status">
      {message && (
        <p className={`push-words is-${message.tone}`}>
          <Icon className="icon icon-16" aria-hidden="true" />
          {message.words}
        </p>
      )}
    </div>
  )
}
