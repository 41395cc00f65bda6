import { authMessages } from '@registry/shared/messages/account/auth'
import { pageMessages } from '@registry/shared/messages/pages'
import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/url/paths.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Illustration } from '../../ui/images/illustration.tsx'
import { PromptPage } from '../../ui/layout/prompt-page.tsx'

interface SignedOutNoticeProps {
  /** Path to open after signing in; the dashboard by default. */
  returnTo?: string
}

/**
 * Shown at /dashboard without a session. The query with a link to add and the fragment of an item are preserved
 * through the login.
 */
export function SignedOutNotice({ returnTo }: SignedOutNoticeProps) {
  const { dashboard } = authMessages
  const { search, hash } = useLocation()
  const here = returnTo ? { search: `?${new URLSearchParams({ returnTo })}` } : { search, hash }
  return (
    <PromptPage
      foot={pageMessages.neverHold}
      picture={<Illustration of="waiting-pram" />}
      title={dashboard.title}
      text={dashboard.text}
    >
      <div className="acts">
        <Link to={{ pathname: paths.admin, ...here }} className={buttonClass({ isBlock: true })}>
          {dashboard.login}
        </Link>
        <LinkButton href="/" look="outline" isBlock>
          {dashboard.back}
        </LinkButton>
      </div>
    </PromptPage>
  )
}
