import { inboxMessages as words } from '@registry/shared/messages/inbox'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'

const SHOW_COPIED_MS = 2000

interface CopyBitProps {
  label: string
  value: string
  copyValue: string
  announce: (message: string) => void
}

/** A few letters within a sentence that a press copies; where that is refused they are selected. */
export function CopyBit({ label, value, copyValue, announce }: CopyBitProps) {
  const [isCopied, setCopied] = useState(false)
  const text = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOW_COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    const isDone = await copyText(copyValue)
    setCopied(isDone)
    announce(isDone ? words.copied(value) : words.pressAndHold)
    if (!isDone && text.current) getSelection()?.selectAllChildren(text.current)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <button
      type="button"
      className={isCopied ? 'copy-bit is-copied' : 'copy-bit'}
      aria-label={words.copy(label, value)}
      onClick={() => void copy()}
    >
      <b ref={text} className="num" dir="auto">
        {value}
      </b>
      <Icon className="icon" aria-hidden="true" />
    </button>
  )
}
