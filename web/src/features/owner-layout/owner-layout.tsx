import type { User } from '@registry/shared/contract/account/auth'
import { dashboardMessages } from '@registry/shared/messages/registry/dashboard'
import { ExternalLink, LogOut, Menu, Settings } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.ts'
import { paths } from '../../lib/url/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Avatar } from '../../ui/images/avatar.tsx'
import { Brand } from '../../ui/images/brand-mark.tsx'
import { Box } from '../../ui/layout/box.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { BottomBar } from './bottom-bar.tsx'
import styles from './owner-layout.module.css'
import { type DashboardEntry, OwnerMenu, type OwnerMenuProps } from './owner-menu.tsx'

const OwnerDrawer = lazyComponent(() => import('./owner-drawer.tsx').then(m => m.OwnerDrawer))

interface OwnerLayoutProps {
  /** Undefined while the session is loading; the frame is inert until then. */
  user: User | undefined
  menu: OwnerMenuProps
  onLogout: () => void
  onShare: () => void
  children: ReactNode
}

/** Layout of the owner's pages: menu, top bar and content. */
export function OwnerLayout({ user, menu, onLogout, onShare, children }: OwnerLayoutProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const choose = (entry: DashboardEntry) => {
    setIsMenuOpen(false)
    menu.onChoose(entry)
  }
  return (
    <div className="page owner" inert={!user} aria-busy={!user || undefined}>
      <aside className="sidebar" aria-label={dashboardMessages.menu.label}>
        <Brand href={paths.dashboard} />
        <OwnerMenu {...menu} />
        <div className="sidebar-foot">
          <UserBadge user={user} />
        </div>
      </aside>
      <div className="main">
        <TopBar user={user} onOpenMenu={() => setIsMenuOpen(true)} onLogout={onLogout} />
        <main id="main" className={styles.content}>
          {children}
        </main>
      </div>
      <BottomBar {...menu} onShare={onShare} />
      {isMenuOpen && (
        <Suspense>
          <OwnerDrawer
            {...menu}
            onChoose={choose}
            onClose={() => setIsMenuOpen(false)}
            foot={
              <>
                <p className={styles.drawerLink}>
                  <PublicLink user={user} />
                </p>
                <UserBadge user={user} />
              </>
            }
          />
        </Suspense>
      )}
    </div>
  )
}

function TopBar({
  user,
  onOpenMenu,
  onLogout,
}: {
  user: User | undefined
  onOpenMenu: () => void
  onLogout: () => void
}) {
  return (
    <Inline as="header" gap={8} line="below" align="center" wrap className={styles.topbar}>
      <button
        type="button"
        className={`btn btn-quiet btn-icon ${styles.menuButton}`}
        aria-label={dashboardMessages.menu.open}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      >
        <Menu className="icon" aria-hidden="true" />
      </button>
      <Brand href={paths.dashboard} />
      <Inline
        as="p"
        gap="0-12"
        align="baseline"
        wrap
        grows
        shrinks
        canBreak
        className={styles.topbarWhere}
      >
        <strong dir="auto">{user?.registryTitle || user?.registryName}</strong>
        <PublicLink user={user} />
      </Inline>
      <Link to={paths.settings} className={buttonClass({ look: 'quiet', size: 'sm' })}>
        <Settings className={`icon ${styles.topbarIcon}`} aria-hidden="true" />
        {dashboardMessages.menu.settings}
      </Link>
      <Button look="quiet" size="sm" onClick={onLogout}>
        <LogOut className={`icon ${styles.topbarIcon}`} aria-hidden="true" />
        {dashboardMessages.logout}
      </Button>
    </Inline>
  )
}

function PublicLink({ user }: { user: User | undefined }) {
  if (!user) return null
  return (
    <a href={paths.registry(user.registrySlug)}>
      {dashboardMessages.viewPublic}
      <ExternalLink className="icon icon-16" aria-hidden="true" />
    </a>
  )
}

function UserBadge({ user }: { user: User | undefined }) {
  if (!user)
    return (
      <Inline gap={10} align="center" line="above" className={`${styles.me} ${styles.isWaiting}`} />
    )
  return (
    <Inline gap={10} align="center" line="above" className={styles.me}>
      <Avatar name={user.name} />
      <Box shrinks>
        <p className="strong truncate" dir="auto">
          {user.name}
        </p>
        <p className="hint truncate">{paths.registry(user.registrySlug)}</p>
      </Box>
    </Inline>
  )
}
