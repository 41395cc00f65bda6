import type { User } from '@registry/shared/contract/auth'
import { accountMessages } from '@registry/shared/messages/account'
import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { ClosingSection } from '../features/account/closing-section.tsx'
import { DataSection } from '../features/account/data-section.tsx'
import { DevicesSection } from '../features/account/devices-section.tsx'
import { NoAccount } from '../features/account/no-account.tsx'
import { paths } from '../lib/paths.ts'
import { signOutAndLeave } from '../lib/sign-in.ts'
import { OwnerPage } from './owner-page.tsx'

const words = accountMessages.settings

/** /registry-settings */
export function SettingsPage() {
  return (
    <OwnerPage title={words.title} path={paths.settings} current="settings">
      {user => (
        <>
          <BackLink />
          <h1 className="display-30" tabIndex={-1}>
            {words.title}
          </h1>
          {user.can.manageAccount ? <Sections user={user} /> : <NoAccount />}
        </>
      )}
    </OwnerPage>
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
