import { ChevronDown } from 'lucide-react'
import { type ReactNode, type ToggleEvent, useState } from 'react'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import styles from './fold.module.css'

interface FoldProps {
  title: string
  /** Value shown beside the title, also while the content is collapsed. */
  value?: string | undefined
  /** Expands the content when it becomes true; visitors can still collapse it. */
  isOpen?: boolean
  children: ReactNode
}

/** Sections of payment details, collapsed so that the code and its main action come first. */
export function Folds({ children }: { children: ReactNode }) {
  return <div className="radius-12 fill-surface line-around line-between">{children}</div>
}

/** A collapsed section. Once opened it scrolls into view. */
export function Fold({ title, value, isOpen = false, children }: FoldProps) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [isExpanded, setExpanded] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setExpanded(true)
  }
  return (
    <details
      open={isExpanded}
      onToggle={event => {
        setExpanded(event.currentTarget.open)
        showContent(event)
      }}
    >
      <summary
        className={`row gap-12 align-center justify-between text-14 weight-500 tone-muted radius-12 tap ${styles.titleRow}`}
      >
        <span className="breaks">
          {title}{' '}
          {value !== undefined && (
            <Text as="b" weight={600} tone="ink" dir="auto">
              {value}
            </Text>
          )}
        </span>
        <ChevronDown className="icon icon-16 chevron" aria-hidden="true" />
      </summary>
      <Stack gap={10} className={styles.content}>
        {children}
      </Stack>
    </details>
  )
}

function showContent({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
}
