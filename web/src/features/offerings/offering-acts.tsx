import type { OwnerOffering } from '@registry/shared/contract/offering-schemas'
import { offeringsMessages } from '@registry/shared/messages/offerings'
import {
  CalendarCheck,
  Check,
  CircleX,
  Flag,
  FlagOff,
  HandHeart,
  type LucideIcon,
  MessageCircle,
  PackageCheck,
} from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { OpenDialog } from './offering-dialog.ts'
import { firstName } from './offering-words.ts'

const words = offeringsMessages.acts

interface OfferingActsProps {
  offering: OwnerOffering
  onOpen: OpenDialog
  onUnflag: (offering: OwnerOffering) => void
}

/** Buttons for the actions that the offering's status allows; the next step is the most prominent. */
export function OfferingActs({ offering, onOpen, onUnflag }: OfferingActsProps) {
  const { can, itemName, status } = offering
  if (!Object.values(can).includes(true)) return null
  const act = (kind: Parameters<OpenDialog>[0], label: string, icon?: LucideIcon) => ({
    label,
    icon,
    item: itemName,
    onPress: () => onOpen(kind, offering),
  })
  return (
    <div className="sharing-acts">
      {can.accept && <Act look="tonal" {...act('accept', words.accept, Check)} />}
      {can.decline && <Act look="quiet" {...act('decline', words.decline)} />}
      {can.expressInterest && <Act look="tonal" {...act('interest', words.interest, HandHeart)} />}
      {can.deliver && <Act look="tonal" {...act('deliver', words.deliver, PackageCheck)} />}
      {can.confirm && (
        <Act
          look={status === 'interested' ? 'tonal' : 'quiet'}
          {...act('confirm', words.confirm, CalendarCheck)}
        />
      )}
      <span className="sharing-rest">
        {can.message && <WriteButton offering={offering} onOpen={onOpen} />}
        <span className="sharing-asides">
          {can.cancel && <Aside {...act('callOff', words.cancel, CircleX)} />}
          {can.flag && !offering.flagReason && <Aside {...act('flag', words.flag, Flag)} />}
          {can.flag && offering.flagReason && (
            <Aside
              label={words.unflag}
              icon={FlagOff}
              item={itemName}
              onPress={() => onUnflag(offering)}
            />
          )}
        </span>
      </span>
    </div>
  )
}

interface ActProps {
  label: string
  icon?: LucideIcon | undefined
  item: string
  onPress: () => void
}

function Act({ look, label, icon: Icon, item, onPress }: ActProps & { look: 'tonal' | 'quiet' }) {
  return (
    <Button look={look} aria-label={words.of(label, item)} onClick={onPress}>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {label}
    </Button>
  )
}

/** An icon button for a rarely used action, named by tooltip and `aria-label`. */
function Aside({ label, icon: Icon, item, onPress }: ActProps) {
  if (!Icon) return null
  return (
    <button
      type="button"
      className="icon-btn"
      title={label}
      aria-label={words.of(label, item)}
      onClick={onPress}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  )
}

/** Opens the message thread; shows the number of unread messages. */
function WriteButton({ offering, onOpen }: Pick<OfferingActsProps, 'offering' | 'onOpen'>) {
  const { unreadCount, itemName } = offering
  const label = words.write(firstName(offering))
  const news = unreadCount > 0 ? `, ${words.unread(unreadCount)}` : ''
  return (
    <Button
      look="outline"
      aria-label={words.of(label, itemName) + news}
      onClick={() => onOpen('thread', offering)}
    >
      <MessageCircle className="icon" aria-hidden="true" />
      <span className="truncate">{label}</span>
      {unreadCount > 0 && (
        <span className="sharing-unread" aria-hidden="true">
          {unreadCount}
        </span>
      )}
    </Button>
  )
}
