import { notificationMessages } from '@registry/shared/messages/notification'
import { SleepingMoon } from '../../art/sleeping-moon.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { GiftGate } from './contribution-status-card.tsx'

const words = notificationMessages.waiting

interface GiftWaitingProps {
  what: 'checking' | 'loading' | 'deleting'
  /** It came in place of the contribution. */
  isNews?: boolean
}

/** What the page is waiting for. */
export function GiftWaiting({ what, isNews }: GiftWaitingProps) {
  return (
    <GiftGate picture={<SleepingMoon />} title={words[what]} text={words.moment} isNews={isNews}>
      <LiveRegion>{words[what]}</LiveRegion>
    </GiftGate>
  )
}
