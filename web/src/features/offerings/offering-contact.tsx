import type { OwnerOffering } from '@registry/shared/contract/offering-schemas'
import { offeringsMessages } from '@registry/shared/messages/offerings'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'

const words = offeringsMessages.contact
const SHOW_COPIED_MS = 2000

interface OfferingContactProps {
  contact: OwnerOffering['offererContact']
  subject: string
  announce: (message: string) => void
}

/** How who offers can be reached: to write, to call, to copy. */
export function OfferingContact({ contact, subject, announce }: OfferingContactProps) {
  const { email, phone } = contact
  return (
    <ul className="sharing-contact">
      <li>
        <a href={`mailto:${encodeURI(email)}?subject=${encodeURIComponent(subject)}`}>{email}</a>
        <CopyButton value={email} announce={announce} />
      </li>
      {phone && (
        <li>
          <a className="num" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
          <CopyButton value={phone} announce={announce} />
        </li>
      )}
    </ul>
  )
}

function CopyButton({ value, announce }: { value: string; announce: (message: string) => void }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOW_COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    const isDone = await copyText(value)
    setCopied(isDone)
    announce(isDone ? words.copied(value) : words.refused(value))
  }
  const Icon = isCopied ? Check : Copy
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={words.copy(value)}
      onClick={() => void copy()}
    >
      <Icon className="icon icon-16" aria-hidden="true" />
    </button>
  )
}
