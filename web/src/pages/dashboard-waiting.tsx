import { dashboardMessages } from '@registry/shared/messages/dashboard'
import { itemMessages } from '@registry/shared/messages/items'
import { ItemsSkeleton } from '../features/items/items-skeleton.tsx'
import { OwnerLayout } from '../features/owner-layout/owner-layout.tsx'
import { Button } from '../ui/button.tsx'
import { HeadlineFrame } from './headline-frame.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'

const nothing = () => undefined

/**
 * The dashboard before it is known who is signed in. The server writes it into the page, where it
 * stands while the code is on its way; nothing jumps when the dashboard takes its place.
 */
export function DashboardWaiting() {
  return (
    <OwnerLayout
      user={undefined}
      menu={{
        canAdd: true,
        canAdminister: false,
        // As it is for nearly everybody: nothing below the entry moves.
        canPassGifts: true,
        counts: {},
        current: 'dashboard',
        onChoose: nothing,
      }}
      onLogout={nothing}
    >
      <p className="eyebrow">{'\u00A0'}</p>
      <HeadlineFrame>{dashboardMessages.headline.loading}</HeadlineFrame>
      <div className="tabrow">
        <p className="tab">{dashboardMessages.tabs.registry}</p>
        <Button look="outline" size="sm">
          {itemMessages.addNew}
        </Button>
      </div>
      <OverviewSkeleton />
      <ItemsSkeleton />
    </OwnerLayout>
  )
}
