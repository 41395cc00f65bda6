import type { User } from '@registry/shared/contract/auth'
import { accountMessages } from '@registry/shared/messages/account'
import { authMessages } from '@registry/shared/messages/auth'
import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { ClosingSection } from '../features/account/closing-section.tsx'
import { DataSection } from '../features/account/data-section.tsx'
import { DevicesSection } from '../features/account/devices-section.tsx'
import { NoAccount } from '../features/account/no-account.tsx'
import { SignedOutNotice } from '../features/auth/signed-out-notice.tsx'
import { countItems } from '../features/items/item-filter.ts'
import { useOwnItems } from '../features/items/items-queries.ts'
import { OwnerFrame } from '../features/owner-frame/owner-frame.tsx'
import { paths } from '../lib/paths.ts'
import { signOutAndLeave } from '../lib/sign-in.ts'
import { useOwnerSession } from '../lib/use-owner-session.ts'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { dashboardAddress } from './dashboard-address.ts'

const words = accountMessages.settings

/** /registry-settings */
export function SettingsPage() {
  const session = useOwnerSession()
  const isSignedOut = session.status === 'signed-out'
  useDocumentTitle(isSignedOut ? authMessages.dashboard.title : words.title)
  if (session.status === 'starting') return null
  if (session.status === 'signed-out') return <SignedOutNotice returnTo={paths.settings} />
  return <Settings user={session.user} />
}

function Settings({ user }: { user: User }) {
  const navigate = useNavigate()
  const items = useOwnItems().data
  return (
    <OwnerFrame
      user={user}
      menu={{
        // The entry leads to the dashboard, where everybody who manages a registry can add.
        canAdd: true,
        counts: items ? countItems(items) : {},
        current: 'settings',
        onChoose: entry => void navigate(dashboardAddress(entry)),
      }}
      onLogout={() => void signOutAndLeave()}
    >
      <BackLink />
      <h1 className="display-30" tabIndex={-1}>
        {words.title}
      </h1>
      {user.can.manageAccount ? <Sections user={user} /> : <NoAccount />}
    </OwnerFrame>
  )
}

/** One component for each part, in the order in which they stand. */
function Sections({ user }: { user: User }) {
  return (
    <>
      <DevicesSection onSignOutHere={() => void signOutAndLeave()} />
      <DataSection slug={user.registrySlug} />
      <ClosingSection onClosed={() => void signOutAndLeave()} />
    </>
  )
}

/** One step back, as the browser's own button; to the dashboard where there is nothing to go back to. */
function BackLink() {
  const navigate = useNavigate()
  return (
    <Link
      className="back-link"
      to={paths.dashboard}
      onClick={event => {
        if (!(history.state?.idx > 0)) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <ArrowLeft className="icon icon-16" aria-hidden="true" />
      {words.back}
    </Link>
  )
}
