import type { NotificationChoices } from '@registry/shared/contract/account/settings'
import { pushPanelMessages } from '@registry/shared/messages/push/push-panel'
import { Info } from 'lucide-react'
import { NotLoadedBanner } from '../../../ui/feedback/not-loaded-banner.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { SideSection } from '../../../ui/layout/side-section.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { OwnGiftsChoice } from './own-gifts-choice.tsx'
import { usePushDevices } from './push-queries.ts'
import { useNotificationChoices } from './use-notification-choices.ts'

const t = pushPanelMessages.choices

/** Settings for notification kinds and channels. */
export function NotificationChoicesSection() {
  const { choices, isError, isFetching, reload, change, failed } = useNotificationChoices()
  return (
    <SideSection id="notifications" title={t.title} text={t.text}>
      {choices ? (
        <ChannelChoices choices={choices} failed={failed} onChange={change} />
      ) : isError ? (
        <NotLoadedBanner
          title={pushPanelMessages.loadFailed}
          text={pushPanelMessages.loadFailedText}
          retry={pushPanelMessages.retry}
          isBusy={isFetching}
          onRetry={reload}
        />
      ) : (
        <Stack as="p" gap={32} role="status" aria-label={t.loading}>
          <Skeleton className="radius-12" height={44} />
          <Skeleton className="radius-12" height={44} />
          <Skeleton className="radius-12" height={44} />
        </Stack>
      )}
    </SideSection>
  )
}

interface ChannelChoicesProps {
  choices: NotificationChoices
  failed: ReturnType<typeof useNotificationChoices>['failed']
  onChange: (next: Partial<NotificationChoices>) => void
}

function ChannelChoices({ choices, failed, onChange }: ChannelChoicesProps) {
  const { contributions, offerings, ownGifts } = choices
  const hasNoDevice = usePushDevices().data?.length === 0
  return (
    <Stack gap={16} fits className="parts">
      <ChannelChoice
        label={t.contributions}
        text={t.contributionsText}
        value={contributions}
        failed={failed.contributions}
        onChange={channel => onChange({ contributions: channel })}
        onRetry={onChange}
      />
      <ChannelChoice
        label={t.offerings}
        text={t.offeringsText}
        value={offerings}
        failed={failed.offerings}
        onChange={channel => onChange({ offerings: channel })}
        onRetry={onChange}
      />
      <OwnGiftsChoice
        isOn={ownGifts}
        failed={failed.ownGifts}
        onChange={isOn => onChange({ ownGifts: isOn })}
        onRetry={onChange}
      />
      {hasNoDevice && [contributions, offerings].includes('push') && (
        <Inline as="p" gap={6} size={14} weight={500} tone="muted">
          <Info className="icon icon-16 above-2" aria-hidden="true" />
          {t.noDevice}
        </Inline>
      )}
    </Stack>
  )
}
