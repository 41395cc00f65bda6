import { adminAccessMessages as words } from '@registry/shared/messages/admin-access'
import { LayoutDashboard } from 'lucide-react'
import { paths } from '../../lib/paths.ts'

/**
 * The floating way to /admin, for whoever used the shortcut in this tab. It hangs at the edge of the
 * window, in the margin beside the content, so that it lies over no control.
 */
export function AdminButton() {
  return (
    <nav className="admin-button" aria-label={words.region}>
      <a href={paths.admin}>
        <LayoutDashboard className="icon" aria-hidden="true" />
        {words.title}
      </a>
    </nav>
  )
}
