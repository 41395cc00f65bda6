import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { pageMessages } from '@registry/shared/messages/pages'
import { Link } from 'react-router'
import { SpilledBottle } from '../../../art/spilled-bottle.tsx'
import { paths } from '../../../lib/url/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { PromptPage } from '../../../ui/layout/prompt-page.tsx'

const { failed, toDashboard, toHomepage } = notificationMessages

/** Reason why no contribution is shown. */
export type UnavailableReason = 'noId' | 'contribution' | 'contributor' | 'load'

interface ContributionUnavailableProps {
  why: UnavailableReason
  /** Set when a retry may succeed. */
  onRetry?: (() => void) | undefined
}

/** Error state of the contribution page, with the reason and links. */
export function ContributionUnavailable({ why, onRetry }: ContributionUnavailableProps) {
  return (
    <PromptPage
      foot={pageMessages.neverHold}
      shouldFocusHeading
      picture={<SpilledBottle />}
      title={failed.title}
      text={failed[why]}
    >
      <div className="acts">
        {onRetry && (
          <Button isBlock onClick={onRetry}>
            {pageMessages.tryAgain}
          </Button>
        )}
        <Link
          to={paths.dashboard}
          className={buttonClass({ look: onRetry ? 'outline' : 'primary', isBlock: true })}
        >
          {toDashboard}
        </Link>
        <LinkButton href="/" look={onRetry ? 'quiet' : 'outline'} isBlock>
          {toHomepage}
        </LinkButton>
      </div>
    </PromptPage>
  )
}
