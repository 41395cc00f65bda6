import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { useState } from 'react'
import { useBrowseTools } from '../features/registry/browse/use-browse-tools.ts'
import { FilterBar } from '../features/registry/filter/filter-bar.tsx'
import { usePublicItemFilter } from '../features/registry/filter/use-public-item-filter.ts'
import { useShownItems } from '../features/registry/filter/use-shown-items.ts'
import { ContributeForm } from '../features/registry/items/contribute-button.tsx'
import { NoPublicItems } from '../features/registry/items/no-public-items.tsx'
import { PublicItemGrid } from '../features/registry/items/public-item-grid.tsx'
import type { Registry } from '../features/registry/live/create-registry-state.ts'
import { useLiveRegistry } from '../features/registry/live/use-live-registry.tsx'
import { RegistryActionsBar } from '../features/registry/page/registry-actions-bar.tsx'
import { RegistryFooter } from '../features/registry/page/registry-footer.tsx'
import { RegistryHeader } from '../features/registry/page/registry-header.tsx'
import styles from '../features/registry/page/registry-page.module.css'
import { RegistrySidebar } from '../features/registry/page/registry-sidebar.tsx'
import { ThankYouPanel } from '../features/registry/page/thank-you-panel.tsx'
import { useSidebarCollapsed } from '../features/registry/page/use-sidebar-collapsed.ts'
import { scrollToItems, scrollToTop } from '../lib/browser/scroll-to-items.ts'
import { isSheetOpen, pushQuery, useQueryParam } from '../lib/url/page-url.ts'
import { paths } from '../lib/url/paths.ts'
import { LiveRegion, useAnnouncement } from '../ui/feedback/live-region.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import {
  loadAuthSheet,
  loadContributeToItem,
  loadDrawer,
  loadOfferItemSheet,
  prefetchChunk,
} from './registry/load-sheets.ts'
import { RegistrySheets } from './registry/registry-sheets.tsx'
import { Welcome } from './registry/welcome.tsx'

/** A constant object, so that memoized cards do not rerender. */
const ITEM_ACTIONS = {
  onContribute: (item: PublicItem) => pushQuery({ contribute: item.id }),
  onWhoGave: (item: PublicItem) => pushQuery({ details: item.id }),
  onContributeIntent: () => prefetchChunk(loadContributeToItem),
}

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
  const [filter, setFilter] = usePublicItemFilter(items)
  const [isCollapsed, toggleRail] = useSidebarCollapsed()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { hasTools, tools } = useBrowseTools(items)
  const page = useQueryParam('page')
  const view = JSON.stringify([filter, tools?.view])
  const sorted = tools?.items ?? items
  const shown = useShownItems(sorted, filter, tools)

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
    status: filter.status,
    onShow: (status: typeof filter.status) => {
      setMenuOpen(false)
      setFilter({ status })
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
            <RegistryActionsBar
              isAllFunded={shown.length > 0 && shown.every(item => item.isFullyFunded)}
              onContribute={scrollToItems}
              onPassGifts={onPassGifts}
              onPassIntent={() => prefetchChunk(loadOfferItemSheet)}
            />
            {items.length > 0 && (
              <FilterBar
                items={items}
                shownCount={shown.length}
                filter={filter}
                onChange={setFilter}
              />
            )}
            {hasTools && <div className={styles.tools}>{tools?.bar}</div>}
            <ContributeForm filter={filter} />
            <h2 className="vh" id="items" tabIndex={-1}>
              {registryMessages.itemsHeading}
            </h2>
            {tools?.List
              ? shown.length > 0 && <tools.List items={shown} view={view} actions={ITEM_ACTIONS} />
              : shown.length > 0 && (
                  <PublicItemGrid
                    all={sorted}
                    items={shown}
                    view={view}
                    page={page}
                    actions={ITEM_ACTIONS}
                  />
                )}
            {shown.length === 0 &&
              (tools?.empty || (
                <NoPublicItems
                  items={items}
                  filter={filter}
                  onClear={() => setFilter({ category: undefined, status: 'all' })}
                />
              ))}
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
