import { registryMessages as t } from '@registry/shared/messages/registry/registry'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Brand } from '../../../ui/images/brand-mark.tsx'
import { Entry, RegistryMenu, type RegistryMenuProps } from './registry-menu.tsx'

interface RegistrySidebarProps extends RegistryMenuProps {
  isCollapsed: boolean
  onToggle: () => void
}

/** The sidebar menu, expanded or collapsed to icons. Below 768 px the drawer replaces it. */
export function RegistrySidebar({ isCollapsed, onToggle, ...menu }: RegistrySidebarProps) {
  // Escape hides the tooltip, as WCAG 1.4.13 requires; hovering or focusing an entry shows it again.
  const [isTooltipHidden, setTooltipHidden] = useState(false)
  const showTooltip = () => setTooltipHidden(false)
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setTooltipHidden(true)
  return (
    <nav
      className="sidebar"
      aria-label={t.menu}
      data-quiet={isTooltipHidden || undefined}
      onKeyDown={onKeyDown}
      onFocus={showTooltip}
      onPointerOver={showTooltip}
    >
      <Brand />
      <RegistryMenu {...menu} />
      <div className="sidebar-foot">
        <button type="button" className="nav-item" aria-expanded={!isCollapsed} onClick={onToggle}>
          {isCollapsed ? (
            <Entry icon={PanelLeftOpen} label={t.expandMenu} />
          ) : (
            <Entry icon={PanelLeftClose} label={t.collapseMenu} />
          )}
        </button>
      </div>
    </nav>
  )
}
