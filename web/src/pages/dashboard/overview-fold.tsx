import type { OwnerItem } from '@registry/shared/contract/items/items'
import { dashboardMessages } from '@registry/shared/messages/registry/dashboard'
import { addCents } from '@registry/shared/money/money'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import styles from './overview-fold.module.css'

const t = dashboardMessages.overview

interface OverviewFoldProps {
  /** Undefined while loading. */
  items: readonly OwnerItem[] | undefined
  children: ReactNode
}

/** Folds activity and statistics into one line on phones, so that the items come first. */
export function OverviewFold({ items, children }: OverviewFoldProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`fold-toggle ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          {t.title}
          <small className="num">{items ? summaryOf(items) : '\u00A0'}</small>
        </span>
        <ChevronDown className="icon chevron" aria-hidden="true" />
      </button>
      <div id={id} className={isOpen ? `${styles.body} ${styles.isOpen}` : styles.body}>
        {children}
      </div>
    </>
  )
}

function summaryOf(items: readonly OwnerItem[]): string {
  if (items.length === 0) return t.empty
  const given = addCents(...items.map(item => item.amountContributed))
  return t.summary(given, addCents(...items.map(item => item.totalPrice)))
}
