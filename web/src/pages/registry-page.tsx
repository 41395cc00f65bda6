import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { useState } from 'react'
import type { ItemStatus } from '../features/registry/filter/public-item-filter.ts'
import type { Registry } from '../features/registry/live/create-registry-state.ts'
import { useLiveRegistry } from '../features/registry/live/use-live-registry.tsx'
import { RegistryFooter } from '../features/registry/page/registry-footer.tsx'
import { RegistryHeader } from '../features/registry/page/registry-header.tsx'
import { RegistrySidebar } from '../features/registry/page/registry-sidebar.tsx'
import { ThankYouPanel } from '../features/registry/page/thank-you-panel.tsx'
import { useSidebarCollapsed } from '../features/registry/page/use-sidebar-collapsed.ts'
import { scrollToItems, scrollToTop } from '../lib/browser/scroll-to-items.ts'
import { isSheetOpen, pushQuery } from '../lib/url/page-url.ts'
import { paths } from '../lib/url/paths.ts'
import { LiveRegion, useAnnouncement } from '../ui/feedback/live-region.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import { loadAuthSheet, loadDrawer, prefetchChunk } from './registry/load-sheets.ts'
import { RegistryItems } from './registry/registry-items.tsx'
import { RegistrySheets } from './registry/registry-sheets.tsx'
import { Welcome } from './registry/welcome.tsx'

/** Public page of a registry. */
export function RegistryPage({
  loadedAt,
  version,
  today,
  ...registry
}: Registry & {
  /** Version of the data, if it came with the page. */
  version?: string
  /** Time of loading, on the clock of `performance.now()`; undefined if the data came with the page. */
  loadedAt?: number
  /** Date in Singapore when the server rendered the page. */
  today?: string
}) {
  const [announcement, announce] = useAnnouncement()
  const { owner, items, applyContribution, reload, notice } = useLiveRegistry({
    registry,
    version,
    loadedAt,
    announce,
    isBusy: isSheetOpen,
  })
  const [isCollapsed, toggleRail] = useSidebarCollapsed()
  const [isMenuOpen, setMenuOpen] = useState(false)

  const replaceItem = (changed: PublicItem) => {
    applyContribution(changed)
    announce(
      registryMessages.updated(changed.productName, changed.amountContributed, changed.totalPrice),
    )
  }
  const openLogin = () => {
    setMenuOpen(false)
    pushQuery({ auth: 'login' })
  }
  const passGifts = () => {
    setMenuOpen(false)
    pushQuery({ share: 'landing' })
  }
  const onPassGifts = owner.giftPassingEnabled ? passGifts : undefined
  const menu = {
    items,
    onShow: (status: ItemStatus) => {
      setMenuOpen(false)
      if (status === 'all') scrollToTop()
      else scrollToItems()
    },
    onContribute: () => {
      setMenuOpen(false)
      scrollToItems()
    },
    onPassGifts,
  }
  return (
    <>
      <SkipLink to="items">{registryMessages.skipToItems}</SkipLink>
      <div className="page">
        <RegistrySidebar {...menu} isCollapsed={isCollapsed} onToggle={toggleRail} />
        <div className="main">
          <RegistryHeader
            owner={owner}
            items={items}
            today={today}
            onMenu={() => setMenuOpen(true)}
            onMenuIntent={() => prefetchChunk(loadDrawer)}
            onLogin={openLogin}
            onLoginIntent={() => prefetchChunk(loadAuthSheet)}
          />
          <main className="wrap">
            <RegistryItems items={items} onPassGifts={onPassGifts} />
            <ThankYouPanel onAdminAccess={() => location.assign(paths.admin)} />
          </main>
          <RegistryFooter />
        </div>
      </div>
      <LiveRegion>{announcement}</LiveRegion>
      {notice}
      <RegistrySheets
        owner={owner}
        items={items}
        menu={menu}
        isMenuOpen={isMenuOpen}
        onMenuClose={() => setMenuOpen(false)}
        onLogin={openLogin}
        onItemChange={replaceItem}
        onNamesWanted={reload}
      />
      <Welcome owner={owner} />
    </>
  )
}
