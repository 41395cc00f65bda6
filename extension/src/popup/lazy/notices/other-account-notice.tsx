import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import { useState } from 'react'
import type { QueueEntryView } from '../../../queue/watch-queue.ts'
import { LinkButton, Notice } from './notice.tsx'

const { queue: t } = quickAddScreens

interface OtherAccountNoticeProps {
  entry: QueueEntryView
  onRemove: () => void
}

/** Notice about a queued product of an account that is not connected. Removing it needs a confirmation. */
export function OtherAccountNotice({ entry, onRemove }: OtherAccountNoticeProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Notice
      icon="clock"
      strong={t.ofOtherAccount(entry.name)}
      text={isAsking ? t.removeAsk : t.otherAccount}
    >
      {/* The same button, so that a double click removes nothing and the focus stays. */}
      <LinkButton label={isAsking ? t.keep : t.remove} onClick={() => setAsking(!isAsking)} />
      {isAsking && <LinkButton label={t.removeNow} onClick={onRemove} />}
    </Notice>
  )
}
