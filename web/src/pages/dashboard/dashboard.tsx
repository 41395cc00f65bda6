import type { User } from '@registry/shared/contract/account/auth'
import { dashboardMessages } from '@registry/shared/messages/registry/dashboard'
import { useState } from 'react'
import { FirstStepsCard } from '../../features/first-steps/first-steps-card.tsx'
import { reportShared } from '../../features/first-steps/use-checklist.ts'
import { type ItemManager, useItemManager } from '../../features/items/manager/use-item-manager.ts'
import { OwnerLayout } from '../../features/owner-layout/owner-layout.tsx'
import type { DashboardEntry } from '../../features/owner-layout/owner-menu.tsx'
import { PushBanner } from '../../features/push/banner/push-banner.tsx'
import { useShareRegistry } from '../../features/registry/share/use-share-registry.tsx'
import { scrollToElement } from '../../lib/browser/scroll-behavior.ts'
import { scrollToItems, scrollToTop } from '../../lib/browser/scroll-to-items.ts'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.ts'
import { signOutAndLeave } from '../../lib/session/sign-in.ts'
import { paths } from '../../lib/url/paths.ts'
import { LazyBoundary } from '../../ui/feedback/lazy-boundary.tsx'
import { Text } from '../../ui/text/text.tsx'
import { useCanPassGifts } from '../owner/use-can-pass-gifts.ts'
import { useMenuCounts } from '../owner/use-menu-counts.ts'
import { DashboardHeadline } from './dashboard-headline.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { AddToggle, ItemManagerView } from './item-manager.tsx'
import { LazyDashboardEnd } from './lazy-dashboard-end.tsx'
import { OverviewFold } from './overview-fold.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { ShareButton } from './share-button.tsx'
import { useDashboardUrl } from './use-dashboard-url.ts'

const OVERVIEW_TIMEOUT_MS = 2_000

// When the browser is idle, so that the items come first.
const DashboardOverview = lazyComponent(async () => {
  await new Promise<void>(resolve => whenIdle(resolve, OVERVIEW_TIMEOUT_MS))
  return (await import('./dashboard-overview.tsx')).DashboardOverview
})
const OfferingsManager = lazyComponent(() =>
  import('../../features/offerings/review/offerings-manager.tsx').then(m => m.OfferingsManager),
)
const CorrectEmailForm = lazyComponent(() =>
  import('../../features/auth/correct-email/correct-email-form.tsx').then(m => m.CorrectEmailForm),
)

interface DashboardProps {
  user: User
  /** `admin` is the administrators' view, in which items cannot be added. */
  variant: 'owner' | 'admin'
}

/** The owner's dashboard: registry and offerings. */
export function Dashboard({ user, variant }: DashboardProps) {
  const canAdd = variant === 'owner'
  const canPassGifts = useCanPassGifts(user)
  const address = useDashboardUrl(canAdd, canPassGifts)
  const desk = useItemManager({
    userId: user.id,
    canAdd,
    first: address.form,
    filter: address.filter,
    onFormClosed: address.forget,
  })
  const { share, sheet } = useShareRegistry(user, reportShared)
  const [hour] = useState(() => new Date().getHours())
  const items = desk.items.data
  const counts = useMenuCounts(items)
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
      onShare={share}
    >
      <Text tone="faint" below={4} canBreak>
        {dashboardMessages.greeting(hour, user.name.split(' ')[0] ?? '')}
      </Text>
      <DashboardHeadline items={items} hasFailed={desk.items.isError} onShow={go} />
      <DashboardTabs
        canPassGifts={canPassGifts}
        tab={address.tab}
        onTab={address.show}
        toReview={counts.giftPassing}
        tools={
          <>
            <ShareButton onClick={share} />
            {canAdd && <AddToggle desk={desk} />}
          </>
        }
        registry={
          <>
            {canAdd && (
              <FirstStepsCard
                user={user}
                itemCount={items?.length}
                onAdd={() => goToForm(desk)}
                onShare={share}
                CorrectEmailForm={CorrectEmailForm}
              />
            )}
            <ItemManagerView desk={desk} canAdd={canAdd}>
              <OverviewFold items={items}>
                {canAdd && user.can.manageAccount && <PushBanner />}
                <LazyBoundary fallback={<OverviewSkeleton />}>
                  <DashboardOverview desk={desk} />
                </LazyBoundary>
              </OverviewFold>
            </ItemManagerView>
            {canAdd && <LazyDashboardEnd />}
          </>
        }
        giftPassing={
          <OfferingsManager
            userId={user.id}
            parents={{ name: user.name, email: user.email }}
            // Only for a verified email address; the legacy admin has none.
            ownEmail={user.can.manageAccount && user.emailVerified ? user.email : undefined}
            sharingLink={
              user.registrySettings.giftPassingEnabled
                ? `${location.origin}${paths.registry(user.registrySlug)}?share=landing`
                : undefined
            }
          />
        }
      />
      {sheet}
    </OwnerLayout>
  )
}

function currentEntry({ form, filter }: ItemManager): DashboardEntry {
  if (form) return 'manage'
  return filter === 'all' ? 'dashboard' : filter
}

function follow(entry: DashboardEntry, desk: ItemManager): void {
  if (entry === 'dashboard') scrollToTop()
  else if (entry === 'manage') goToForm(desk)
  else {
    desk.setFilter(entry)
    // Scroll after the filtered list is rendered.
    requestAnimationFrame(() => scrollToItems())
  }
}

/** Scrolls to the form if it is open, which preserves its input; otherwise opens it. */
function goToForm(desk: ItemManager): void {
  if (desk.form) scrollToElement(document.getElementById('item-form'), 'start')
  else desk.openForm()
}
