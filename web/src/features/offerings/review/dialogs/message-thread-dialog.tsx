import type {
  OfferingMessage,
  OwnerOffering,
} from '@registry/shared/contract/offerings/offering-schemas'
import { offeringDialogMessages } from '@registry/shared/messages/offerings/offering-dialogs'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { serverNow } from '../../../../lib/time/server-clock.ts'
import { Sheet } from '../../../../ui/dialogs/sheet.tsx'
import { FailureBanner } from '../../../../ui/feedback/failure-banner.tsx'
import { LiveRegion, useAnnouncement } from '../../../../ui/feedback/live-region.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import { offererFirstName } from '../../format/format-offering.ts'
import { formatSingaporeDateTime } from '../../format/format-singapore-date-time.ts'
import { refreshOfferings, useThread } from '../queries/offerings-queries.ts'
import { MessageForm } from './message-form.tsx'
import type { DialogDraft } from './offering-dialog-types.ts'
import styles from './offering-dialogs.module.css'

const t = offeringDialogMessages.thread

interface MessageThreadDialogProps extends DialogDraft {
  offering: OwnerOffering
  onClose: () => void
}

/** The messages between the owner and the offerer, and a form to reply. */
export function MessageThreadDialog({ offering, onClose, ...draft }: MessageThreadDialogProps) {
  const thread = useThread(offering.id)
  const client = useQueryClient()
  const [announcement, announce] = useAnnouncement()
  const { unreadCount } = offering
  const isRead = thread.isFetchedAfterMount && unreadCount > 0
  useEffect(() => {
    // Loading the thread marked its messages as read: refresh the unread count of the card.
    if (isRead) void refreshOfferings(client)
  }, [isRead, client])
  const name = offererFirstName(offering)
  return (
    <Sheet
      title={t.title(name)}
      subtitle={<span dir="auto">{offering.itemName}</span>}
      closeLabel={offeringDialogMessages.close}
      dismissal="not-backdrop"
      onClose={onClose}
    >
      {thread.data ? (
        <Messages messages={thread.data.messages} offering={offering} />
      ) : thread.isError ? (
        <FailureBanner title={t.failed} retry={t.retry} onRetry={() => void thread.refetch()} />
      ) : (
        <p className="muted" role="status">
          {t.loading}
        </p>
      )}
      <MessageForm offering={offering} onSent={() => announce(t.sent)} {...draft} />
      <LiveRegion>{announcement}</LiveRegion>
    </Sheet>
  )
}

interface MessagesProps {
  messages: readonly OfferingMessage[]
  offering: OwnerOffering
}

function Messages({ messages, offering }: MessagesProps) {
  const list = useRef<HTMLOListElement>(null)
  const newest = messages.at(-1)?.id
  useLayoutEffect(() => {
    // Show the newest message of a long thread.
    if (newest) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  if (messages.length === 0) return <p className="muted">{t.empty(offererFirstName(offering))}</p>
  return (
    <Stack as="ol" gap={12} ref={list} className={styles.sharingThread} aria-label={t.list}>
      {messages.map(({ id, from, message, createdAt }) => (
        <li key={id} className={from === 'parents' ? styles.isOwn : undefined}>
          <p className="hint">
            <span className="strong" dir="auto">
              {from === 'parents' ? t.you : offering.offererName}
            </span>{' '}
            <time dateTime={createdAt}>{formatSingaporeDateTime(createdAt, serverNow())}</time>
          </p>
          <Text
            className={`quote ${styles.sharingMessage}`}
            above={4}
            pad={12}
            fill="sunken"
            dir="auto"
          >
            {message}
          </Text>
        </li>
      ))}
    </Stack>
  )
}
