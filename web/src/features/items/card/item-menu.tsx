import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemMenuMessages as t } from '@registry/shared/messages/items/item-menu'
import { itemMessages } from '@registry/shared/messages/items/items'
import { Eye, EyeOff, Link2, Pencil, RotateCcw, Trash2, Users } from 'lucide-react'
import { copyText } from '../../../lib/browser/copy-text.ts'
import { useOwnerSession } from '../../../lib/session/use-owner-session.ts'
import { paths } from '../../../lib/url/paths.ts'
import { ActionMenu, type MenuAction } from '../../../ui/menu/action-menu.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { ItemAction } from './item-card.tsx'

interface ItemMenuProps {
  item: OwnerItem
  /** Button that opened the menu. */
  anchor: HTMLElement
  onAction: (action: ItemAction, item: OwnerItem) => void
  onClose: () => void
}

/** All actions of an item, as permitted by the server. */
export function ItemMenu({ item, anchor, onAction, onClose }: ItemMenuProps) {
  const { can, isHidden, productName } = item
  const copyLink = useCopyLink(item)
  const act = (action: ItemAction) => ({ onSelect: () => onAction(action, item) })
  const sight: MenuAction = isHidden
    ? { label: t.show, icon: Eye, ...act('show') }
    : { label: t.hide, icon: EyeOff, ...act('hide') }
  const harmless: (MenuAction | false | undefined)[] = [
    can.edit && { label: t.edit, icon: Pencil, ...act('edit') },
    { label: t.details, icon: Users, ...act('details') },
    // Visitors do not see a hidden item.
    !isHidden && copyLink && { label: t.copyLink, icon: Link2, onSelect: copyLink },
    can.edit && sight,
  ]
  const reset = {
    label: t.reset,
    icon: RotateCcw,
    isDanger: true,
    unavailable: can.reset ? undefined : itemMessages.nothingToReset,
    ...act('reset'),
  }
  const remove = { label: t.delete, icon: Trash2, isDanger: true, ...act('delete') }
  return (
    <ActionMenu
      label={itemMessages.card.menu.open(productName)}
      anchor={anchor}
      groups={[
        harmless.filter(action => action !== false && action !== undefined),
        can.delete ? [reset, remove] : [reset],
      ]}
      onClose={onClose}
    />
  )
}

/** Returns a function that copies the link to the item's public details; undefined while signed out. */
function useCopyLink({ id }: OwnerItem): (() => void) | undefined {
  const session = useOwnerSession()
  if (session.status !== 'signed-in') return undefined
  const url = `${location.origin}${paths.registry(session.user.registrySlug)}?details=${id}`
  return () =>
    void copyText(url).then(isDone =>
      isDone
        ? showToast('success', t.copied)
        : showToast('error', t.copyByHand(url), undefined, Infinity),
    )
}
