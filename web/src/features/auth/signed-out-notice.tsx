import { authMessages } from '@registry/shared/messages/auth'
import { pageMessages } from '@registry/shared/messages/pages'
import { Link, useLocation } from 'react-router'
import { WaitingPram } from '../../art/waiting-pram.tsx'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Gate } from '../../ui/gate.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

interface SignedOutNoticeProps {
  /** Where signing in leads, when it is not the dashboard. */
  returnTo?: string
}

/** What /dashboard shows to someone who is not signed in. The link to add survives the login. */
export function SignedOutNotice({ returnTo }: SignedOutNoticeProps) {
  const { dashboard } = authMessages
  const { search: here } = useLocation()
  const search = returnTo ? `?${new URLSearchParams({ returnTo })}` : here
  return (
    <Gate home={paths.home} foot={pageMessages.neverHold} isCentred>
      <WaitingPram />
      <h1 className="display-30" tabIndex={-1}>
        {dashboard.title}
      </h1>
      <p className="lead">{dashboard.text}</p>
      <div className="acts">
        <Link to={{ pathname: paths.admin, search }} className={buttonClass({ isBlock: true })}>
          {dashboard.login}
        </Link>
        <LinkButton href="/" look="outline" isBlock>
          {dashboard.back}
        </LinkButton>
      </div>
    </Gate>
  )
}
