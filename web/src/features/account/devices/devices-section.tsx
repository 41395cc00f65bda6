import { accountMessages } from '@registry/shared/messages/account/account'
import { SideSection } from '../../../ui/layout/side-section.tsx'
import { useDevices } from '../account-queries.ts'
import { DeviceList } from './device-list.tsx'
import { DevicesFailed, DevicesSkeleton, NoDevices } from './devices-states.tsx'

export function DevicesSection({ onSignOutHere }: { onSignOutHere: () => void }) {
  const { data, isError, refetch, isFetching } = useDevices()
  const { title, text } = accountMessages.devices
  return (
    <SideSection title={title} text={text}>
      {data ? (
        data.data.length === 0 ? (
          <NoDevices />
        ) : (
          <DeviceList devices={data.data} total={data.total} onSignOutHere={onSignOutHere} />
        )
      ) : isError ? (
        <DevicesFailed isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DevicesSkeleton />
      )}
    </SideSection>
  )
}
