import type { OfferingMessage } from '@registry/shared/contract/offerings/offering-schemas'
import { trackOfferingsMessages } from '@registry/shared/messages/offerings/track-offerings'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { countCharacters } from '@registry/shared/text/count-characters'
import { type FormEvent, useRef } from 'react'
import { scrollIntoViewIfNeeded } from '../../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { LiveRegion } from '../../../../ui/feedback/live-region.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { useOfferingReply } from './use-offering-reply.ts'

const t = trackOfferingsMessages.thread

interface ReplyFormProps {
  id: string
  owner: string
  onSent: (message: OfferingMessage) => void
  onRefused: (text: string) => void
}

/** A message to the owner. The draft is stored until sent, and its idempotency key prevents a double send. */
export function ReplyForm({ id, owner, onSent, onRefused }: ReplyFormProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const reply = useOfferingReply({ id, onSent, onRefused })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void reply.send()
    area.current?.focus()
  }
  return (
    <form className="form" noValidate onSubmit={submit}>
      {reply.failure && (
        <Banner tone="red" role="alert" title={reply.failure} ref={scrollIntoViewIfNeeded} />
      )}
      <TextArea
        ref={area}
        label={t.label(owner)}
        side={
          <span className="num">
            {t.count(countCharacters(reply.text), OFFERING_LIMITS.message)}
          </span>
        }
        hint={t.hint}
        rows={3}
        dir="auto"
        required
        value={reply.text}
        error={reply.error}
        onChange={event => reply.type(event.target.value)}
      />
      <Inline gap={8} justify="end" wrap>
        <Button type="submit" aria-disabled={reply.isBusy || undefined}>
          {reply.isBusy ? t.sending : t.send}
        </Button>
      </Inline>
      <LiveRegion>{reply.isSent ? t.sent : ''}</LiveRegion>
    </form>
  )
}
