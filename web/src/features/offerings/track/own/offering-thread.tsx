import type {
  OfferingMessage,
  OwnOffering,
} from '@registry/shared/contract/offerings/offering-schemas'
import { trackOfferingsMessages } from '@registry/shared/messages/offerings/track-offerings'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import { formatSingaporeDateTime } from '../../format/format-singapore-date-time.ts'
import styles from '../lookup/track-offerings.module.css'
import { ReplyForm } from './reply-form.tsx'

const t = trackOfferingsMessages.thread

interface OfferingThreadProps {
  offering: OwnOffering
  owner: string
  onSent: (message: OfferingMessage) => void
  onRefused: (text: string) => void
}

/** The messages between the owner and the offerer, and a form to reply. */
export function OfferingThread({ offering, owner, onSent, onRefused }: OfferingThreadProps) {
  const { id, messages, can } = offering
  return (
    <section className="panel stack gap-14 pad-20 fits" aria-labelledby="offering-thread">
      <h3 className="text-18 weight-600" id="offering-thread">
        {t.title(owner)}
      </h3>
      {messages.length === 0 && (
        <Text size={14} tone="muted" wrap="pretty">
          {t.none}
        </Text>
      )}
      {messages.length > 0 && (
        <Stack as="ol" gap={10} className={styles.thread}>
          {messages.map(message => (
            <Stack
              as="li"
              gap={4}
              pad={12}
              fill="sunken"
              radius={12}
              key={message.id}
              className={message.from === 'offerer' ? styles.isMine : undefined}
            >
              <Text as="b" size={14} weight={600}>
                {message.from === 'offerer' ? t.you : owner}
              </Text>
              <p className="keeps-lines breaks" dir="auto">
                {message.message}
              </p>
              <Text as="span" size={12} tone="muted">
                {formatSingaporeDateTime(message.createdAt)}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
      {can.reply ? (
        <ReplyForm id={id} owner={owner} onSent={onSent} onRefused={onRefused} />
      ) : (
        <Text size={14} tone="muted" wrap="pretty">
          {t.closed}
        </Text>
      )}
    </section>
  )
}
