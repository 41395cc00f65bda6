import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

interface CopyRowProps {
  label: string
  /** As it is read, grouped. */
  value: string
  /** As it goes to the clipboard. */
  copyValue: string
  texts: { copy: string; copied: string; pressAndHold: string; copyLabel: string }
  onCopied: (label: string) => void
}

const SHOW_COPIED_MS = 2000

/** A value with a button that copies it; where copying is refused, the value is selected instead. */
export function CopyRow({ label, value, copyValue, texts, onCopied }: CopyRowProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const text = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), SHOW_COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyValue)
      setState('copied')
      onCopied(label)
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current)
      setState('refused')
    }
  }

  return (
    <li className="copyrow">
      <div>
        <p className="k">{label}</p>
        <p className="v" ref={text}>
          {value}
        </p>
        {state === 'refused' && <p className="k">{texts.pressAndHold}</p>}
      </div>
      <button
        type="button"
        className={`btn btn-sm btn-quiet${state === 'copied' ? ' copied' : ''}`}
        aria-label={state === 'copied' ? undefined : texts.copyLabel}
        onClick={() => void copy()}
      >
        {state === 'copied' ? (
          <Check className="icon icon-16" aria-hidden="true" />
        ) : (
          <Copy className="icon icon-16" aria-hidden="true" />
        )}
        {state === 'copied' ? texts.copied : texts.copy}
      </button>
    </li>
  )
}
