import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

export interface CopyRowProps {
  label: string
  /** As it is read, grouped. */
  value: string
  /** As it goes to the clipboard. */
  copyValue: string
  /** What a person does first: its button is wide and names the value. */
  isPrimary?: boolean
  texts: {
    copy: string
    copied: string
    pressAndHold: string
    /** 'Copy UPI ID', and what is read out once that is done. */
    copyLabel: string
    copiedLabel: string
  }
  announce: (message: string) => void
}

const SHOW_COPIED_MS = 2000

/** A value with a button that copies it; where copying is refused, the value is selected instead. */
export function CopyRow({ label, value, copyValue, isPrimary, texts, announce }: CopyRowProps) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean }>()
  const text = useRef<HTMLParagraphElement>(null)
  const isRefused = outcome?.isCopied === false

  useEffect(() => {
    if (!outcome) return
    if (!outcome.isCopied) {
      if (text.current) getSelection()?.selectAllChildren(text.current)
      return
    }
    const timer = setTimeout(() => setOutcome(undefined), SHOW_COPIED_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyValue)
      setOutcome({ isCopied: true })
      announce(texts.copiedLabel)
    } catch {
      setOutcome({ isCopied: false })
      announce(texts.pressAndHold)
    }
  }

  return (
    <li className={isPrimary ? 'copyrow is-primary' : 'copyrow'}>
      <div>
        <p className="k">{label}</p>
        <p className="v" dir="auto" ref={text}>
          {isRefused ? copyValue : value}
        </p>
        {isRefused && <p className="k">{texts.pressAndHold}</p>}
      </div>
      <CopyButton
        isCopied={outcome?.isCopied ?? false}
        isPrimary={isPrimary}
        texts={texts}
        onClick={() => void copy()}
      />
    </li>
  )
}

function CopyButton({
  isCopied,
  isPrimary,
  texts,
  onClick,
}: Pick<CopyRowProps, 'isPrimary' | 'texts'> & { isCopied: boolean; onClick: () => void }) {
  const Icon = isCopied ? Check : Copy
  const look = isPrimary ? 'btn btn-block btn-tonal' : 'btn btn-sm btn-quiet'
  return (
    <button
      type="button"
      className={isCopied ? `${look} copied` : look}
      aria-label={isCopied || isPrimary ? undefined : texts.copyLabel}
      onClick={onClick}
    >
      <Icon className={isPrimary ? 'icon' : 'icon icon-16'} aria-hidden="true" />
      {isCopied ? texts.copied : isPrimary ? texts.copyLabel : texts.copy}
    </button>
  )
}
