import { registryCardMessages } from '@registry/shared/messages/registry/registry-card'
import { percentEncode } from '@registry/shared/payments/percent-encode'
import { Check, Copy, ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { copyText } from '../../../lib/browser/copy-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from './share.module.css'

const t = registryCardMessages.share

interface ShareMessageProps {
  title: string
  /** URL of the registry. */
  url: string
  /** Called after the message was copied or opened in WhatsApp. */
  onShared: () => void
}

/** An editable message with the registry's URL, to copy or send. */
export function ShareMessage({ title, url, onShared }: ShareMessageProps) {
  const [message, setMessage] = useState(t.message(title, url))
  const [status, setStatus] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const change = (next: string) => {
    setMessage(next)
    setStatus('')
  }
  const copy = async () => {
    const isDone = await copyText(message)
    setStatus(isDone ? t.copied : t.copyByHand)
    if (isDone) onShared()
    else area.current?.select()
  }
  const Icon = status === t.copied ? Check : Copy
  return (
    <Stack gap={12}>
      <TextArea
        ref={area}
        id="card-message"
        label={t.label}
        rows={4}
        dir="auto"
        value={message}
        onChange={event => change(event.target.value)}
      />
      <Inline gap={12} wrap className={styles.ways}>
        <LinkButton
          href={`https://wa.me/?text=${percentEncode(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onShared}
        >
          <ExternalLink className="icon" aria-hidden="true" />
          {t.whatsApp}
        </LinkButton>
        <Button look="outline" onClick={() => void copy()}>
          <Icon className="icon" aria-hidden="true" />
          {t.copy}
        </Button>
      </Inline>
      <p className="hint" role="status">
        {status}
      </p>
    </Stack>
  )
}
