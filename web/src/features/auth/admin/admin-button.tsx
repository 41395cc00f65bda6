import { adminAccessMessages as t } from '@registry/shared/messages/account/admin-access'
import { LayoutDashboard } from 'lucide-react'
import { paths } from '../../../lib/url/paths.ts'
import styles from './admin-button.module.css'

/**
 * Floating link to /admin for visitors who used the keyboard shortcut in this tab. It sits in the
 * margin beside the content, so that it covers no control.
 */
export function AdminButton() {
  return (
    <nav className={styles.adminButton} aria-label={t.region}>
      <a href={paths.admin}>
        <LayoutDashboard className="icon" aria-hidden="true" />
        {t.title}
      </a>
    </nav>
  )
}
