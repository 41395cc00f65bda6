import { inboxMessages as t } from '@registry/shared/messages/contributions/to-confirm'
import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { useCopyToClipboard } from '../../../lib/browser/use-copy-to-clipboard.ts'
import styles from './inbox.module.css'

interface InlineCopyButtonProps {
  label: string
  value: string
  copyValue: string
  announce: (message: string) => void
}

/**
 * Copies a short text within a sentence when pressed; selects it if the clipboard is unavailable.
 */
export function InlineCopyButton({ label, value, copyValue, announce }: InlineCopyButtonProps) {
  const { copy, isCopied } = useCopyToClipboard()
  const text = useRef<HTMLElement>(null)

  const copyValueToClipboard = async () => {
    const isDone = await copy(copyValue)
    announce(isDone ? t.copied(value) : t.pressAndHold)
    if (!isDone && text.current) getSelection()?.selectAllChildren(text.current)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <button
      type="button"
      className={`inline-row gap-4 relative breaks ${isCopied ? 'tint-moss' : 'tone-ink hover-sunken'} ${styles.copyBit}`}
      aria-label={t.copy(label, value)}
      onClick={() => void copyValueToClipboard()}
    >
      <b ref={text} className="num" dir="auto">
        {value}
      </b>
      <Icon className="icon" aria-hidden="true" />
    </button>
  )
}
