import type { User } from '@registry/shared/contract/auth'
import { dashboardMessages } from '@registry/shared/messages/dashboard'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ItemFilter } from '../features/items/item-filter.ts'
import { OwnerFrame } from '../features/owner-frame/owner-frame.tsx'
import type { DashboardEntry } from '../features/owner-frame/owner-menu.tsx'
import { PushBanner } from '../features/push/push-banner.tsx'
import { calmScroll } from '../lib/calm-scroll.ts'
import { loadChunk } from '../lib/load-chunk.ts'
import { signOutAndLeave } from '../lib/sign-in.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { filterIn } from './dashboard-address.ts'
import { DashboardHeadline } from './dashboard-headline.tsx'
import { AddToggle, ItemDeskView } from './item-desk.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { goToItems, goToTop } from './scroll-to.ts'
import { type ItemDesk, useItemDesk } from './use-item-desk.ts'
import { useMenuCounts } from './use-menu-counts.ts'
import type { OpenForm } from './use-open-form.ts'

const DashboardOverview = lazy(() =>
  loadChunk(() => import('./dashboard-overview.tsx')).then(m => ({
    default: m.DashboardOverview,
  })),
)

interface DashboardProps {
  user: User
  /** The owner's own screen, or the administrators' listing, which adds nothing. */
  variant: 'owner' | 'admin'
}

/** The registry as its owner manages it. */
export function Dashboard({ user, variant }: DashboardProps) {
  const canAdd = variant === 'owner'
  const address = useAddress(canAdd)
  const desk = useItemDesk({
    userId: user.id,
    canAdd,
    first: address.form,
    filter: address.filter,
    onFormClosed: address.forget,
  })
  const [hour] = useState(() => new Date().getHours())
  const items = desk.items.data
  const counts = useMenuCounts(items)
  return (
    <OwnerFrame
      user={user}
      menu={{
        canAdd,
        canAdminister: user.can.administer,
        counts,
        current: currentEntry(desk),
        onChoose: entry => follow(entry, desk),
      }}
      onLogout={() => void signOutAndLeave()}
    >
      <p className="eyebrow">{dashboardMessages.greeting(hour, user.name.split(' ')[0] ?? '')}</p>
      <DashboardHeadline
        items={items}
        hasFailed={desk.items.isError}
        onShow={filter => follow(filter, desk)}
      />
      <div className="tabrow">
        <p className="tab">{dashboardMessages.tabs.registry}</p>
        {canAdd && <AddToggle desk={desk} />}
      </div>
      {canAdd && user.can.manageAccount && <PushBanner />}
      <ItemDeskView desk={desk} canAdd={canAdd}>
        <ErrorBoundary fallback={() => <LoadFailed />}>
          <Suspense fallback={<OverviewSkeleton />}>
            <DashboardOverview desk={desk} />
          </Suspense>
        </ErrorBoundary>
      </ItemDeskView>
    </OwnerFrame>
  )
}

interface AddressState {
  form: OpenForm | undefined
  filter: ItemFilter
  forget: () => void
}

/** /dashboard?addItem=true&url=… opens the form with that link, once; ?show=… begins with a filter. */
function useAddress(canAdd: boolean): AddressState {
  const [query, setQuery] = useSearchParams()
  const isAsked = canAdd && query.get('addItem') === 'true'
  return {
    filter: filterIn(query),
    form: isAsked ? { mode: 'create', link: query.get('url') ?? '' } : undefined,
    forget: () => {
      if (isAsked) setQuery({}, { replace: true, preventScrollReset: true })
    },
  }
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
    // The list may hold other cards after this; it is scrolled to once they are in place.
    requestAnimationFrame(() => goToItems())
  }
}

/** What is being typed into an open form stays. */
function goToForm(desk: ItemDesk): void {
  if (desk.form) calmScroll(document.getElementById('item-form'), 'start')
  else desk.openForm()
}
