import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { Link } from 'react-router'
import { WaitingPram } from '../../../art/waiting-pram.tsx'
import { paths } from '../../../lib/url/paths.ts'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { ContributionStatusCard } from './contribution-status-card.tsx'

const words = notificationMessages.login

/** Asks to sign in; the login returns to this page. */
export function ContributionSignInRequired({ returnTo }: { returnTo: string }) {
  const search = `?${new URLSearchParams({ returnTo })}`
  return (
    <ContributionStatusCard
      shouldFocusHeading
      picture={<WaitingPram />}
      title={words.title}
      text={words.text}
    >
      <div className="acts">
        <Link to={{ pathname: paths.admin, search }} className={buttonClass({ isBlock: true })}>
          {words.action}
        </Link>
        <LinkButton href="/" look="outline" isBlock>
          {notificationMessages.toHomepage}
        </LinkButton>
      </div>
      <p className="fine">{words.after}</p>
    </ContributionStatusCard>
  )
}
