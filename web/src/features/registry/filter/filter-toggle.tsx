import { registryMessages } from '@registry/shared/messages/registry/registry'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { Ref } from 'react'
import styles from './filter-bar.module.css'

const t = registryMessages.filter

interface FilterToggleProps {
  ref: Ref<HTMLButtonElement>
  /** Labels of the active filters. */
  label: string
  activeCount: number
  isOpen: boolean
  onToggle: () => void
}

/** Opens the filter panel on phones and summarizes the active filters. */
export function FilterToggle({ ref, label, activeCount, isOpen, onToggle }: FilterToggleProps) {
  return (
    <button
      type="button"
      className={`${styles.select} ${styles.filterToggle}`}
      ref={ref}
      aria-expanded={isOpen}
      aria-controls="filter-panel"
      onClick={onToggle}
    >
      <SlidersHorizontal className="icon" aria-hidden="true" />
      <span className={styles.lbl}>{t.current(label)}</span>
      {activeCount > 0 && (
        <span className={`${styles.filterActive} num`}>
          <span aria-hidden="true">{activeCount}</span>
          <span className="vh">{t.active(activeCount)}</span>
        </span>
      )}
      <ChevronDown className="icon icon-16" aria-hidden="true" />
    </button>
  )
}
