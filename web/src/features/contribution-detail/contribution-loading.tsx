import { notificationMessages } from '@registry/shared/messages/notification'
import { SleepingMoon } from '../../art/sleeping-moon.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { ContributionStatusCard } from './contribution-status-card.tsx'

const words = notificationMessages.waiting

interface ContributionLoadingProps {
  what: 'checking' | 'loading' | 'deleting'
  /** It came in place of the contribution. */
  shouldFocusHeading?: boolean
}

/** What the page is waiting for. */
export function ContributionLoading({ what, shouldFocusHeading }: ContributionLoadingProps) {
  return (
    <ContributionStatusCard
      picture={<SleepingMoon />}
      title={words[what]}
      text={words.moment}
      shouldFocusHeading={shouldFocusHeading}
    >
      <LiveRegion>{words[what]}</LiveRegion>
    </ContributionStatusCard>
  )
}
