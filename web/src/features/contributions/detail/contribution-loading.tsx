import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { pageMessages } from '@registry/shared/messages/pages'
import { SleepingMoon } from '../../../art/sleeping-moon.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { PromptPage } from '../../../ui/layout/prompt-page.tsx'

const t = notificationMessages.waiting

interface ContributionLoadingProps {
  what: 'checking' | 'loading' | 'deleting'
  /** Set when it replaces the contribution, so that screen readers announce it. */
  shouldFocusHeading?: boolean
}

/** Loading state of the contribution page. */
export function ContributionLoading({ what, shouldFocusHeading }: ContributionLoadingProps) {
  return (
    <PromptPage
      foot={pageMessages.neverHold}
      picture={<SleepingMoon />}
      title={t[what]}
      text={t.moment}
      shouldFocusHeading={shouldFocusHeading}
    >
      <LiveRegion>{t[what]}</LiveRegion>
    </PromptPage>
  )
}
