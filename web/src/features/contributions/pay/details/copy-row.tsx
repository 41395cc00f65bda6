import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { Check, Copy } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useCopyToClipboard } from '../../../../lib/browser/use-copy-to-clipboard.ts'
import styles from '../payment-panels.module.css'

interface CopyRowProps {
  label: string
  /** Displayed value, with its characters grouped. */
  value: string
  /** Value for the clipboard. */
  copyValue: string
  /** Whether this is the main action: the button is then wide and names the value. */
  isPrimary?: boolean
  announce: (message: string) => void
  /** Called when the visitor presses the copy button. */
  onCopied?: () => void
}

/** Value with a copy button. If the browser refuses to copy, the value is selected instead. */
export function CopyRow({ label, value, copyValue, isPrimary, announce, onCopied }: CopyRowProps) {
  const { outcome, isCopied, copy } = useCopyToClipboard()
  const text = useRef<HTMLParagraphElement>(null)
  const isRefused = outcome?.isDone === false

  // In a layout effect, after the grouped value was replaced by the one to copy.
  useLayoutEffect(() => {
    if (outcome?.isDone === false && text.current) getSelection()?.selectAllChildren(text.current)
  }, [outcome])

  const copyIt = async () => {
    onCopied?.()
    announce((await copy(copyValue)) ? t.copiedLabel(label) : t.pressAndHold)
  }

  return (
    <li className={isPrimary ? `copyrow ${styles.isPrimary}` : 'copyrow'}>
      <div>
        <p className="k">{label}</p>
        <p className="v text-16 weight-600 num breaks" dir="auto" ref={text}>
          {isRefused ? copyValue : value}
        </p>
        {isRefused && <p className="k">{t.pressAndHold}</p>}
      </div>
      <CopyButton
        isCopied={isCopied}
        isPrimary={isPrimary}
        label={t.copyLabel(label)}
        onClick={() => void copyIt()}
      />
    </li>
  )
}

function CopyButton({
  isCopied,
  isPrimary,
  label,
  onClick,
}: Pick<CopyRowProps, 'isPrimary' | 'label'> & { isCopied: boolean; onClick: () => void }) {
  const Icon = isCopied ? Check : Copy
  const look = isPrimary ? 'btn btn-block btn-primary' : 'btn btn-sm btn-quiet'
  return (
    <button
      type="button"
      className={isCopied ? `${look} copied` : look}
      aria-label={isCopied || isPrimary ? undefined : label}
      onClick={onClick}
    >
      <Icon className={isPrimary ? 'icon' : 'icon icon-16'} aria-hidden="true" />
      {isCopied ? t.copied : isPrimary ? label : t.copy}
    </button>
  )
}
