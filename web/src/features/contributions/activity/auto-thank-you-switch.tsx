import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { CircleAlert } from 'lucide-react'
import { SwitchRow } from '../../../ui/forms/switch.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import styles from './contribution-activity.module.css'
import { useAutoThankYou } from './use-auto-thank-you.ts'

const t = activityMessages.thankYou

/** Switch for the automatic thank-you email sent to every contributor. */
export function AutoThankYouSwitch() {
  const { isOn, hasLoadError, isLoading, reload, change, failed } = useAutoThankYou()
  return (
    <Card pad="inset" className={styles.autoThanks} aria-label={t.title}>
      <SwitchRow
        label={t.title}
        text={t.text}
        checked={isOn ?? false}
        disabled={isOn === undefined}
        onChange={event => change(event.target.checked)}
      />
      {hasLoadError && !isLoading && <InlineError text={t.loadFailed} onRetry={reload} />}
      {typeof failed === 'boolean' && (
        <InlineError text={t.failed} onRetry={() => change(failed)} />
      )}
    </Card>
  )
}

function InlineError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Inline as="p" gap={8} tone="danger" above={8} role="alert">
      <CircleAlert className="icon icon-16" aria-hidden="true" />
      <span>
        {text}{' '}
        <button type="button" className="link weight-600" onClick={onRetry}>
          {t.tryAgain}
        </button>
      </span>
    </Inline>
  )
}
