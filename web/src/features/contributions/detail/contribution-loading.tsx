import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { SleepingMoon } from '../../../art/sleeping-moon.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { ContributionStatusCard } from './contribution-status-card.tsx'

const t = notificationMessages.waiting

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
      title={t[what]}
      text={t.moment}
      shouldFocusHeading={shouldFocusHeading}
    >
      <LiveRegion>{t[what]}</LiveRegion>
    </ContributionStatusCard>
  )
}
