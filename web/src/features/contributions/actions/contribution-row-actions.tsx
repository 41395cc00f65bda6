import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { Check, Send, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { type ContributionSummary, reminderStatus } from './contribution-summary.ts'
import { reminderRefusal } from './reminder-text.ts'
import type { ContributionHandlers } from './use-contribution-list-actions.ts'

const t = activityMessages.gift

interface ContributionRowActionsProps {
  contribution: ContributionSummary
  /** Unix time in ms; determines whether the 24 hours since the last reminder are over. */
  nowMs: number
  handlers: ContributionHandlers
  /** Shows text labels beside the icons. */
  hasLabels?: boolean
}

/** Buttons that verify, remind and delete a contribution. */
export function ContributionRowActions({
  contribution,
  nowMs,
  handlers,
  hasLabels = false,
}: ContributionRowActionsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const { id, name, amount, can } = contribution
  const verify = () => {
    // The button is removed immediately; moving the focus to the group prevents its loss.
    group.current?.focus()
    handlers.verify(id)
  }
  return (
    <Inline
      as="fieldset"
      gap={4}
      align="center"
      ref={group}
      radius={10}
      wrap
      justify="end"
      className="relative pushed"
      aria-label={t.actionsOf(name, amount)}
      tabIndex={-1}
    >
      <RemindButton
        contribution={contribution}
        nowMs={nowMs}
        onRemind={handlers.remind}
        hasLabels={hasLabels}
      />
      {can.verify && (
        <Button
          look={hasLabels ? 'tonal' : 'outline'}
          size="sm"
          className="tap-small"
          aria-label={t.verifyOf(name, amount)}
          onClick={verify}
        >
          {hasLabels && <Check className="icon icon-16" aria-hidden="true" />}
          {t.verify}
        </Button>
      )}
      {can.delete && (
        <IconButton
          icon={Trash2}
          label={t.removeOf(name, amount)}
          look="danger"
          aria-haspopup="dialog"
          onClick={() => handlers.askToDelete(contribution)}
        />
      )}
    </Inline>
  )
}

interface RemindButtonProps
  extends Pick<ContributionRowActionsProps, 'contribution' | 'nowMs' | 'hasLabels'> {
  onRemind: (contributionId: string) => void
}

function RemindButton({ contribution, nowMs, onRemind, hasLabels }: RemindButtonProps) {
  const state = reminderStatus(contribution, nowMs)
  if (state === 'settled') return null
  const refusal = reminderRefusal(state)
  const label = t.remindOf(contribution.name, contribution.amount)
  const rest = {
    'aria-disabled': refusal !== undefined || undefined,
    title: refusal,
    onClick: () => (refusal ? showToast('warning', refusal) : onRemind(contribution.id)),
  }
  if (!hasLabels) return <IconButton icon={Send} label={label} {...rest} />
  return (
    <Button look="quiet" size="sm" className="tap-small" aria-label={label} {...rest}>
      <Send className="icon icon-16" aria-hidden="true" />
      {t.remind}
    </Button>
  )
}
