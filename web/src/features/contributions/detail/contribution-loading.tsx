import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { SleepingMoon } from '../../../art/sleeping-moon.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { ContributionStatusCard } from './contribution-status-card.tsx'

const words = notificationMessages.waiting

interface ContributionLoadingProps {
  what: 'checking' | 'loading' | 'deleting'
  /** Set when it replaces the contribution, so that screen readers announce it. */
  shouldFocusHeading?: boolean
}

/** Loading state of the contribution page. */
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
