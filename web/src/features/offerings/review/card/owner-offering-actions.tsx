import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
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
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { offererFirstName } from '../../format/format-offering.ts'
import type { OpenDialog } from '../dialogs/offering-dialog-types.ts'
import styles from '../offerings.module.css'

const t = offeringsMessages.acts

interface OwnerOfferingActionsProps {
  offering: OwnerOffering
  onOpen: OpenDialog
  onUnflag: (offering: OwnerOffering) => void
}

/** Buttons for the actions that the offering's status allows; the next step is the most prominent. */
export function OwnerOfferingActions({ offering, onOpen, onUnflag }: OwnerOfferingActionsProps) {
  const { can, itemName, status } = offering
  if (!Object.values(can).includes(true)) return null
  const actionProps = (kind: Parameters<OpenDialog>[0], label: string, icon?: LucideIcon) => ({
    label,
    icon,
    item: itemName,
    onPress: () => onOpen(kind, offering),
  })
  return (
    <Inline gap={8} align="center" wrap line="above" className={styles.sharingActs}>
      {can.accept && <ActionButton look="primary" {...actionProps('accept', t.accept, Check)} />}
      {can.decline && <ActionButton look="quiet" {...actionProps('decline', t.decline)} />}
      {can.expressInterest && (
        <ActionButton look="tonal" {...actionProps('interest', t.interest, HandHeart)} />
      )}
      {can.deliver && (
        <ActionButton look="tonal" {...actionProps('deliver', t.deliver, PackageCheck)} />
      )}
      {can.confirm && (
        <ActionButton
          look={status === 'interested' ? 'tonal' : 'quiet'}
          {...actionProps('confirm', t.confirm, CalendarCheck)}
        />
      )}
      <Inline as="span" gap={8} align="center" className={styles.sharingRest} shrinks>
        {can.message && <ThreadButton offering={offering} onOpen={onOpen} />}
        <Inline as="span" gap={4} className={styles.sharingAsides}>
          {can.cancel && <IconActionButton {...actionProps('callOff', t.cancel, CircleX)} />}
          {can.flag && !offering.flagReason && (
            <IconActionButton {...actionProps('flag', t.flag, Flag)} />
          )}
          {can.flag && offering.flagReason && (
            <IconActionButton
              label={t.unflag}
              icon={FlagOff}
              item={itemName}
              onPress={() => onUnflag(offering)}
            />
          )}
        </Inline>
      </Inline>
    </Inline>
  )
}

interface ActionButtonProps {
  label: string
  icon?: LucideIcon | undefined
  item: string
  onPress: () => void
}

function ActionButton({
  look,
  label,
  icon: Icon,
  item,
  onPress,
}: ActionButtonProps & { look: 'primary' | 'tonal' | 'quiet' }) {
  return (
    <Button look={look} aria-label={t.of(label, item)} onClick={onPress}>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {label}
    </Button>
  )
}

/** An icon button for a rarely used action, named by tooltip and `aria-label`. */
function IconActionButton({ label, icon: Icon, item, onPress }: ActionButtonProps) {
  if (!Icon) return null
  return <IconButton icon={Icon} label={t.of(label, item)} title={label} onClick={onPress} />
}

/** Opens the message thread; shows the number of unread messages. */
function ThreadButton({
  offering,
  onOpen,
}: Pick<OwnerOfferingActionsProps, 'offering' | 'onOpen'>) {
  const { unreadCount, itemName } = offering
  const label = t.write(offererFirstName(offering))
  const news = unreadCount > 0 ? `, ${t.unread(unreadCount)}` : ''
  return (
    <Button
      look="outline"
      aria-label={t.of(label, itemName) + news}
      onClick={() => onOpen('thread', offering)}
    >
      <MessageCircle className="icon" aria-hidden="true" />
      <span className="truncate">{label}</span>
      {unreadCount > 0 && (
        <Badge tone="strong" aria-hidden="true">
          {unreadCount}
        </Badge>
      )}
    </Button>
  )
}
