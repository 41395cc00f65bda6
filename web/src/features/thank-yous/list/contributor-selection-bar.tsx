import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { ListChecks, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import type { ContributorSelection } from './use-contributor-selection.ts'

interface ContributorSelectionBarProps {
  selection: ContributorSelection
  onMark: () => void
}

/** Starts the selection mode and offers its bulk action. */
export function ContributorSelectionBar({ selection, onMark }: ContributorSelectionBarProps) {
  const start = useRef<HTMLButtonElement>(null)
  const wasOn = useRef(false)
  useLayoutEffect(() => {
    // The focused button unmounted with the bar.
    if (wasOn.current && !selection.isOn) start.current?.focus()
    wasOn.current = selection.isOn
  }, [selection.isOn])
  if (!selection.isOn) {
    if (selection.total === 0) return null
    return (
      <Button ref={start} look="quiet" size="sm" onClick={selection.start}>
        <ListChecks className="icon" aria-hidden="true" />
        {deskMessages.select}
      </Button>
    )
  }
  return <ActiveSelectionBar selection={selection} onMark={onMark} />
}

function ActiveSelectionBar({ selection, onMark }: ContributorSelectionBarProps) {
  const { rows, state, toggleAll, stop } = selection
  return (
    <Inline gap={4} align="center" wrap grows>
      <Checkbox
        label={deskMessages.selectAll}
        autoFocus
        checked={state === 'all'}
        isMixed={state === 'some'}
        onChange={toggleAll}
      />
      <p className="strong grows" role="status">
        {deskMessages.selected(rows.length)}
      </p>
      <Button size="sm" look="tonal" disabled={rows.length === 0} onClick={onMark}>
        {deskMessages.markSelected}
      </Button>
      <IconButton icon={X} label={deskMessages.stopSelecting} onClick={stop} />
    </Inline>
  )
}
