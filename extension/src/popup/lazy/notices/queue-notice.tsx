import { quickAddMessages } from '@registry/shared/messages/quick-add/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import type { QueueSummary } from '../../state/queue-summary.ts'
import type { QuickAdd } from '../../state/use-quick-add.ts'
import { LinkButton, Notice } from './notice.tsx'
import { OtherAccountNotice } from './other-account-notice.tsx'

const { queue: t, notice } = quickAddScreens

interface QueueNoticeProps {
  waiting: QueueSummary
  isOnline: boolean
  actions: Pick<QuickAdd, 'sendRequest' | 'dispatch' | 'connect'>
}

/**
 * Notice about queued products. Rejected ones come first, because only an edit can send them, and those of
 * another account last.
 */
export function QueueNotice({ waiting, isOnline, actions }: QueueNoticeProps) {
  const { sendRequest, dispatch } = actions
  const { count, refused, stayed, others, isSending } = waiting
  const [entry] = refused
  const [left] = stayed
  const [other] = others
  const because = isOnline ? waiting.because : 'offline'
  if (entry) {
    return (
      <Notice icon="alert" strong={t.refused(refused.length)} text={entry.message ?? ''}>
        <LinkButton label={t.look} onClick={() => dispatch({ type: 'looks-at', entry })} />
      </Notice>
    )
  }
  if (left) {
    return (
      <Notice icon="alert" strong={t.stayed(left.name)} text={left.message ?? ''}>
        <LinkButton
          label={quickAddScreens.saved.done}
          onClick={() => void sendRequest({ type: 'forget', key: left.key })}
        />
      </Notice>
    )
  }
  if (count === 0 && !isOnline) {
    return <Notice icon="offline" strong={notice.offlineNow} text={t.offline(1)} />
  }
  if (count === 0) {
    return other ? (
      <OtherAccountNotice
        key={other.key}
        entry={other}
        onRemove={() => void sendRequest({ type: 'undo', key: other.key })}
      />
    ) : null
  }
  return (
    <Notice icon="clock" strong={t.waiting(count)} text={formatWait(because)(count)}>
      {because === 'signed-out' ? (
        <LinkButton label={quickAddMessages.connect} onClick={actions.connect} />
      ) : (
        <LinkButton
          label={isSending ? t.sending : t.tryNow}
          onClick={() => void sendRequest({ type: 'retry' })}
        />
      )}
    </Notice>
  )
}

/** Returns the text that says when the queue will be sent. */
export function formatWait(because: QueueSummary['because']): (count: number) => string {
  if (because === 'offline') return t.offline
  if (because === 'other-account') return () => t.otherAccount
  return because === 'signed-out' ? t.signedOut : t.soon
}
