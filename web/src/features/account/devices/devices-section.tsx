import { accountMessages } from '@registry/shared/messages/account/account'
import { NotLoadedBanner } from '../../../ui/feedback/not-loaded-banner.tsx'
import { SideSection } from '../../../ui/layout/side-section.tsx'
import { useDevices } from '../account-queries.ts'
import { DeviceList } from './device-list.tsx'
import { DevicesSkeleton, NoDevices } from './devices-states.tsx'

export function DevicesSection({ onSignOutHere }: { onSignOutHere: () => void }) {
  const { data, isError, refetch, isFetching } = useDevices()
  const { title, text, failedTitle, failedText } = accountMessages.devices
  return (
    <SideSection id="devices" title={title} text={text}>
      {data ? (
        data.data.length === 0 ? (
          <NoDevices />
        ) : (
          <DeviceList devices={data.data} total={data.total} onSignOutHere={onSignOutHere} />
        )
      ) : isError ? (
        <NotLoadedBanner
          title={failedTitle}
          text={failedText}
          retry={accountMessages.tryAgain}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <DevicesSkeleton />
      )}
    </SideSection>
  )
}
