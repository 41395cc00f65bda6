import { registryCardMessages } from '@registry/shared/messages/registry/registry-card'
import { percentEncode } from '@registry/shared/payments/percent-encode'
import { Check, Copy, ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { copyText } from '../../../lib/browser/copy-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import styles from './registry-card.module.css'
import type { RegistryCardContent } from './registry-card-content.ts'

const t = registryCardMessages.share

/** An editable message with the registry's URL, to copy or send. */
export function ShareCard({ content }: { content: RegistryCardContent }) {
  const [message, setMessage] = useState(t.message(content.title, content.url))
  const [status, setStatus] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const change = (next: string) => {
    setMessage(next)
    setStatus('')
  }
  const copy = async () => {
    const isDone = await copyText(message)
    setStatus(isDone ? t.copied : t.copyByHand)
    if (!isDone) area.current?.select()
  }
  const Icon = status === t.copied ? Check : Copy
  return (
    <Card className={styles.cardShare} aria-labelledby="card-share">
      <h2 id="card-share" tabIndex={-1}>
        {t.title}
      </h2>
      <p className="muted">{t.text}</p>
      <TextArea
        ref={area}
        id="card-message"
        label={t.label}
        rows={4}
        dir="auto"
        value={message}
        onChange={event => change(event.target.value)}
      />
      <div className={styles.cardActs}>
        <Button look="tonal" onClick={() => void copy()}>
          <Icon className="icon" aria-hidden="true" />
          {t.copy}
        </Button>
        <LinkButton
          look="outline"
          href={`https://wa.me/?text=${percentEncode(message)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ExternalLink className="icon" aria-hidden="true" />
          {t.whatsApp}
        </LinkButton>
      </div>
      <p className="hint" role="status">
        {status}
      </p>
    </Card>
  )
}
