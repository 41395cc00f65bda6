import { pushPanelMessages as t } from '@registry/shared/messages/push/push-panel'
import { NotLoadedBanner } from '../../../ui/feedback/not-loaded-banner.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { SideSection } from '../../../ui/layout/side-section.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import devicesStyles from '../../account/devices/devices.module.css'
import { TemporaryMessage } from '../temporary-message.tsx'
import { PushDevices } from './push-devices.tsx'
import pushSettingsStyles from './push-settings.module.css'
import { PushBlocked, PushStatus, PushUnsupported } from './push-status.tsx'
import { usePush } from './use-push.ts'

type Push = ReturnType<typeof usePush>

/** Settings panel for push notifications: this device, all devices and how it works. */
export function PushSection() {
  const push = usePush()
  const { devices } = push
  return (
    <SideSection id="push" title={t.title} text={t.text}>
      <Stack fits className={pushSettingsStyles.push}>
        <ThisBrowserStatus push={push} />
        <TemporaryMessage message={push.message} />
        {devices.data ? (
          <PushDevices
            devices={devices.data}
            endpoint={push.endpoint}
            onRemove={device => void push.remove(device)}
          />
        ) : (
          devices.isError && (
            <NotLoadedBanner
              title={t.loadFailed}
              text={t.loadFailedText}
              retry={t.retry}
              isBusy={devices.isFetching}
              onRetry={() => void devices.refetch()}
            />
          )
        )}
        <Text
          as="ul"
          size={14}
          tone="muted"
          above={8}
          line="above"
          className={pushSettingsStyles.pushAbout}
          aria-label={t.aboutLabel}
        >
          {t.about.map(line => (
            <li key={line}>{line}</li>
          ))}
        </Text>
      </Stack>
    </SideSection>
  )
}

/** Status of this browser. Without the device list, only unsupported and blocked can be determined. */
function ThisBrowserStatus({ push }: { push: Push }) {
  const { state, devices } = push
  if (state === 'unsupported') return <PushUnsupported />
  if (state === 'blocked') return <PushBlocked />
  if (devices.data && state !== 'loading') {
    return (
      <PushStatus
        isOn={state === 'on'}
        count={devices.data.length}
        isBusy={push.isBusy}
        onEnable={() => void push.enable()}
        onTest={push.test}
      />
    )
  }
  return devices.isError ? null : <PushSkeleton />
}

/** Placeholder in the shape of the status line. */
function PushSkeleton() {
  return (
    <Inline
      gap={12}
      align="center"
      className={`tap ${pushSettingsStyles.pushLine}`}
      role="status"
      aria-label={t.loading}
    >
      <span className="tile tint-neutral" />
      <div className={`stack gap-8 ${devicesStyles.deviceWords}`} aria-hidden="true">
        <Skeleton width="52%" />
        <Skeleton width="74%" />
      </div>
    </Inline>
  )
}
