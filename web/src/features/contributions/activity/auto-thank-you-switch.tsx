import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { CircleAlert } from 'lucide-react'
import { SwitchRow } from '../../../ui/forms/switch.tsx'
import { useAutoThankYou } from './use-auto-thank-you.ts'

const words = activityMessages.thankYou

/** Switch for the automatic thank-you email sent to every contributor. */
export function AutoThankYouSwitch() {
  const { isOn, hasLoadError, isLoading, reload, change, failed } = useAutoThankYou()
  return (
    <section className="panel auto-thanks" aria-label={words.title}>
      <SwitchRow
        label={words.title}
        text={words.text}
        checked={isOn ?? false}
        disabled={isOn === undefined}
        onChange={event => change(event.target.checked)}
      />
      {hasLoadError && !isLoading && <InlineError text={words.loadFailed} onRetry={reload} />}
      {typeof failed === 'boolean' && (
        <InlineError text={words.failed} onRetry={() => change(failed)} />
      )}
    </section>
  )
}

function InlineError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p className="trouble" role="alert">
      <CircleAlert className="icon icon-16" aria-hidden="true" />
      <span>
        {text}{' '}
        <button type="button" onClick={onRetry}>
          {words.tryAgain}
        </button>
      </span>
    </p>
  )
}
