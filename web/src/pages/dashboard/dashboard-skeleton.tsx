import { itemMessages } from '@registry/shared/messages/items/items'
import { dashboardMessages } from '@registry/shared/messages/registry/dashboard'
import { ItemsSkeleton } from '../../features/items/list/items-skeleton.tsx'
import styles from '../../features/owner-layout/owner-layout.module.css'
import { OwnerLayout } from '../../features/owner-layout/owner-layout.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { SoleTab } from '../../ui/navigation/tabs.tsx'
import { Text } from '../../ui/text/text.tsx'
import { HeadlineFrame } from './headline-frame.tsx'
import { OverviewFold } from './overview-fold.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { ShareButton } from './share-button.tsx'

const nothing = () => undefined

/**
 * Skeleton of the dashboard until the session is restored. The server also renders it into the page;
 * it has the same layout as the dashboard, so that nothing shifts.
 */
export function DashboardSkeleton() {
  return (
    <OwnerLayout
      user={undefined}
      menu={{
        canAdd: true,
        canAdminister: false,
        // The usual setting, so that the menu rarely shifts.
        canPassGifts: true,
        counts: {},
        current: 'dashboard',
        onChoose: nothing,
      }}
      onLogout={nothing}
      onShare={nothing}
    >
      <Text tone="faint" below={4}>
        {'\u00A0'}
      </Text>
      <HeadlineFrame>{dashboardMessages.headline.loading}</HeadlineFrame>
      <Inline align="end" gap={16} line="below" className={styles.tabrow}>
        <SoleTab>{dashboardMessages.tabs.registry}</SoleTab>
        <Inline below={8} gap={8} className={`fills-on-phones ${styles.tools}`}>
          <ShareButton />
          <Button look="outline" size="sm">
            {itemMessages.addNew}
          </Button>
        </Inline>
      </Inline>
      <OverviewFold items={undefined}>
        <OverviewSkeleton />
      </OverviewFold>
      <ItemsSkeleton />
    </OwnerLayout>
  )
}
