import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { pageMessages } from '@registry/shared/messages/pages'
import { Link } from 'react-router'
import { paths } from '../../../lib/url/paths.ts'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import { PromptPage } from '../../../ui/layout/prompt-page.tsx'

const t = notificationMessages.login

/** Asks to sign in; the login returns to this page. */
export function ContributionSignInRequired({ returnTo }: { returnTo: string }) {
  const search = `?${new URLSearchParams({ returnTo })}`
  return (
    <PromptPage
      foot={pageMessages.neverHold}
      shouldFocusHeading
      picture={<Illustration of="waiting-pram" />}
      title={t.title}
      text={t.text}
    >
      <div className="acts">
        <Link to={{ pathname: paths.admin, search }} className={buttonClass({ isBlock: true })}>
          {t.action}
        </Link>
        <LinkButton href="/" look="outline" isBlock>
          {notificationMessages.toHomepage}
        </LinkButton>
      </div>
      <p className="fine">{t.after}</p>
    </PromptPage>
  )
}
