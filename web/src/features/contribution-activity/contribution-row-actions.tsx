import { activityMessages } from '@registry/shared/messages/activity'
import { Check, Send, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { type GiftFacts, reminding } from './contribution-summary.ts'
import { refusalOf } from './reminder-text.ts'
import type { GiftHandlers } from './use-contribution-list-actions.ts'

const words = activityMessages.gift

interface GiftButtonsProps {
  gift: GiftFacts
  /** Milliseconds since 1970: a reminder waits for 24 hours after the last. */
  nowMs: number
  handlers: GiftHandlers
  /** With the word beside the icon where there is room. */
  isRoomy?: boolean
}

/** What can be done to a gift: verify, remind, delete. */
export function GiftButtons({ gift, nowMs, handlers, isRoomy = false }: GiftButtonsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const { id, name, amount, can } = gift
  const verify = () => {
    // The button goes at once; the keyboard stays with what it was at.
    group.current?.focus()
    handlers.verify(id)
  }
  return (
    <fieldset
      ref={group}
      className="gift-actions"
      aria-label={words.actionsOf(name, amount)}
      tabIndex={-1}
    >
      <RemindButton gift={gift} nowMs={nowMs} onRemind={handlers.remind} isRoomy={isRoomy} />
      {can.verify && (
        <Button
          look={isRoomy ? 'tonal' : 'outline'}
          size="sm"
          aria-label={words.verifyOf(name, amount)}
          onClick={verify}
        >
          {isRoomy && <Check className="icon icon-16" aria-hidden="true" />}
          {words.verify}
        </Button>
      )}
      {can.delete && (
        <button
          type="button"
          className="icon-btn is-danger"
          aria-label={words.removeOf(name, amount)}
          aria-haspopup="dialog"
          onClick={() => handlers.askToDelete(gift)}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </button>
      )}
    </fieldset>
  )
}

interface RemindButtonProps extends Pick<GiftButtonsProps, 'gift' | 'nowMs' | 'isRoomy'> {
  onRemind: (giftId: string) => void
}

function RemindButton({ gift, nowMs, onRemind, isRoomy }: RemindButtonProps) {
  const state = reminding(gift, nowMs)
  if (state === 'settled') return null
  const refusal = refusalOf(state)
  return (
    <button
      type="button"
      className={isRoomy ? 'btn btn-quiet btn-sm gift-remind' : 'icon-btn'}
      aria-label={words.remindOf(gift.name, gift.amount)}
      aria-disabled={refusal !== undefined || undefined}
      title={refusal}
      onClick={() => (refusal ? showToast('error', refusal) : onRemind(gift.id))}
    >
      <Send className={isRoomy ? 'icon icon-16' : 'icon'} aria-hidden="true" />
      {isRoomy && words.remind}
    </button>
  )
}
