import { Menu } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useHistoryLayer } from '../../lib/url/use-history-layer.ts'
import { classNames } from '../class-names.ts'
import styles from './action-menu.module.css'

export interface MenuAction {
  label: string
  icon: LucideIcon
  onSelect: () => void
  /** True for actions that destroy data. */
  isDanger?: boolean
  /** Why the action is disabled; undefined if it is available. */
  unavailable?: string | undefined
}

interface ActionMenuProps {
  /** Accessible name. */
  label: string
  /** Button that opened the menu; gets the focus back. */
  anchor: HTMLElement
  /** Groups of actions, separated by lines. */
  groups: readonly (readonly MenuAction[])[]
  onClose: () => void
}

/** Menu of actions at the button that opened it. Render it only while it is open; Back closes it. */
export function ActionMenu({ label, anchor, groups, onClose }: ActionMenuProps) {
  useHistoryLayer(onClose)
  // The button has the focus before the action opens a dialog, so that the dialog can return it.
  const select = (action: MenuAction) => {
    flushSync(onClose)
    anchor.focus({ preventScroll: true })
    action.onSelect()
  }
  return (
    <Menu.Root open onOpenChange={isOpen => !isOpen && onClose()}>
      {/* Inside a landmark, as all content. */}
      <Menu.Portal container={anchor.closest('main')}>
        <Menu.Positioner
          className={styles.place}
          anchor={anchor}
          align="end"
          sideOffset={4}
          collisionPadding={12}
        >
          <Menu.Popup className={styles.menu} aria-label={label} finalFocus={() => anchor}>
            {groups.map(actions => (
              <div key={actions[0]?.label} className={styles.group}>
                {actions.map(action => (
                  <Action key={action.label} action={action} onSelect={() => select(action)} />
                ))}
              </div>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Action({ action, onSelect }: { action: MenuAction; onSelect: () => void }) {
  const { icon: Icon, label, isDanger, unavailable } = action
  return (
    <Menu.Item
      className={classNames(
        'row gap-12 align-center text-14 weight-500 radius-10',
        styles.action,
        isDanger && styles.isDanger,
      )}
      disabled={unavailable !== undefined}
      closeOnClick={false}
      onClick={onSelect}
    >
      <Icon className="icon" aria-hidden="true" />
      <span>
        {label}
        {unavailable !== undefined && <small>{unavailable}</small>}
      </span>
    </Menu.Item>
  )
}
