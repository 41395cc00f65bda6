import type { User } from '@registry/shared/contract/account/auth'
import { dashboardMessages } from '@registry/shared/messages/registry/dashboard'
import { lazy, Suspense, useState } from 'react'
import { OwnerLayout } from '../../features/owner-layout/owner-layout.tsx'
import type { DashboardEntry } from '../../features/owner-layout/owner-menu.tsx'
import { PushBanner } from '../../features/push/banner/push-banner.tsx'
import { loadChunk } from '../../lib/lazy-loading/load-chunk.ts'
import { scrollToElement } from '../../lib/browser/scroll-behavior.ts'
import { signOutAndLeave } from '../../lib/session/sign-in.ts'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { DashboardHeadline } from './dashboard-headline.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { AddToggle, ItemDeskView } from './item-manager.tsx'
import { LazyFunnelPanel } from '../../features/analytics/lazy-funnel-panel.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { goToItems, goToTop } from '../../lib/browser/scroll-to-items.ts'
import { useDashboardUrl } from './use-dashboard-url.ts'
import { type ItemDesk, useItemDesk } from '../../features/items/manager/use-item-manager.ts'
import { useMenuCounts } from '../owner/use-menu-counts.ts'

const DashboardOverview = lazy(() =>
  loadChunk(() => import('./dashboard-overview.tsx')).then(m => ({
    default: m.DashboardOverview,
  })),
)

const GiftPassing = lazy(() =>
  loadChunk(() => import('./gift-passing-tab.tsx')).then(m => ({ default: m.GiftPassing })),
)

interface DashboardProps {
  user: User
  /** `admin` is the administrators' view, in which items cannot be added. */
  variant: 'owner' | 'admin'
}

/** The owner's dashboard: registry and offerings. */
export function Dashboard({ user, variant }: DashboardProps) {
  const canAdd = variant === 'owner'
  const canPassGifts = user.registrySettings.giftPassingEnabled
  const address = useDashboardUrl(canAdd, canPassGifts)
  const desk = useItemDesk({
    userId: user.id,
    canAdd,
    first: address.form,
    filter: address.filter,
    onFormClosed: address.forget,
  })
  const [hour] = useState(() => new Date().getHours())
  const items = desk.items.data
  const counts = useMenuCounts(user, items)
  const go = (entry: DashboardEntry) => {
    address.show('registry')
    follow(entry, desk)
  }
  return (
    <OwnerLayout
      user={user}
      menu={{
        canAdd,
        canAdminister: user.can.administer,
        canPassGifts,
        counts,
        current: address.tab === 'registry' ? currentEntry(desk) : 'giftPassing',
        onChoose: go,
      }}
      onLogout={() => void signOutAndLeave()}
    >
      <p className="eyebrow">{dashboardMessages.greeting(hour, user.name.split(' ')[0] ?? '')}</p>
      <DashboardHeadline
        items={items}
        hasFailed={desk.items.isError}
        canPassGifts={canPassGifts}
        onShow={go}
      />
      <DashboardTabs
        canPassGifts={canPassGifts}
        tab={address.tab}
        onTab={address.show}
        toReview={counts.giftPassing}
        tools={canAdd && <AddToggle desk={desk} />}
        registry={
          <>
            {canAdd && user.can.manageAccount && <PushBanner />}
            <ItemDeskView desk={desk} canAdd={canAdd}>
              <ErrorBoundary fallback={() => <LoadFailed />}>
                <Suspense fallback={<OverviewSkeleton />}>
                  <DashboardOverview desk={desk} />
                </Suspense>
              </ErrorBoundary>
            </ItemDeskView>
            {canAdd && <LazyFunnelPanel />}
          </>
        }
        giftPassing={<GiftPassing user={user} />}
      />
    </OwnerLayout>
  )
}

function currentEntry({ form, filter }: ItemDesk): DashboardEntry {
  if (form) return 'manage'
  return filter === 'all' ? 'dashboard' : filter
}

function follow(entry: DashboardEntry, desk: ItemDesk): void {
  if (entry === 'dashboard') goToTop()
  else if (entry === 'manage') goToForm(desk)
  else {
    desk.setFilter(entry)
    // Scroll after the filtered list is rendered.
    requestAnimationFrame(() => goToItems())
  }
}

/** Scrolls to the form if it is open, which preserves its input; otherwise opens it. */
function goToForm(desk: ItemDesk): void {
  if (desk.form) scrollToElement(document.getElementById('item-form'), 'start')
  else desk.openForm()
}
