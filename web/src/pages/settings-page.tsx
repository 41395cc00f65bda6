import type { User } from '@registry/shared/contract/account/auth'
import { accountMessages } from '@registry/shared/messages/account/account'
import { ArrowLeft } from 'lucide-react'
import { useCallback } from 'react'
import { Link, useNavigate } from 'react-router'
import { DataExportSection } from '../features/account/data-export-section.tsx'
import { DeleteAccountSection } from '../features/account/delete/delete-account-section.tsx'
import { DevicesSection } from '../features/account/devices/devices-section.tsx'
import { LegacyAdminNotice } from '../features/account/legacy-admin-notice.tsx'
import { useOwnItems } from '../features/items/items-queries.ts'
import { NotificationChoicesSection } from '../features/push/settings/notification-choices-section.tsx'
import { PushSection } from '../features/push/settings/push-section.tsx'
import { CelebrationSection } from '../features/registry-header/celebration-section.tsx'
import { FindByNameSection } from '../features/registry-header/find-by-name-section.tsx'
import { SettingsForm } from '../features/settings/settings-form.tsx'
import { signOutAndLeave } from '../lib/session/sign-in.ts'
import { paths } from '../lib/url/paths.ts'
import { OwnerPage } from './owner/owner-page.tsx'
import { HeaderPreview } from './settings/header-preview.tsx'
import { LoadedUser } from './settings/loaded-user.tsx'
import { SettingsIndex } from './settings/settings-index.tsx'

const t = accountMessages.settings

/** /registry-settings */
export function SettingsPage() {
  return (
    <OwnerPage title={t.title} path={paths.settings} current="settings">
      {user => <SettingsFrame key={user.id} user={user} />}
    </OwnerPage>
  )
}

function SettingsFrame({ user }: { user: User }) {
  const goBack = useBack()
  return (
    <>
      <BackLink onBack={goBack} />
      <h1 className="display-30" tabIndex={-1}>
        {t.title}
      </h1>
      <LoadedUser user={user}>{loaded => <Settings user={loaded} onBack={goBack} />}</LoadedUser>
    </>
  )
}

function Settings({ user, onBack }: { user: User; onBack: () => boolean }) {
  const navigate = useNavigate()
  const items = useOwnItems().data ?? []
  const goToDashboard = useCallback(() => void navigate(paths.dashboard), [navigate])
  return (
    <>
      <SettingsIndex hasAccount={user.can.manageAccount} />
      <SettingsForm
        user={user}
        preview={header => <HeaderPreview header={header} items={items} />}
        onSaved={goToDashboard}
        onCancel={() => onBack() || goToDashboard()}
      >
        <CelebrationSection />
        <FindByNameSection />
        {user.can.manageAccount ? <AccountSections user={user} /> : <LegacyAdminNotice />}
      </SettingsForm>
    </>
  )
}

/** Account sections, in display order. */
function AccountSections({ user }: { user: User }) {
  return (
    <>
      <PushSection />
      <NotificationChoicesSection />
      <DevicesSection onSignOutHere={() => void signOutAndLeave()} />
      <DataExportSection slug={user.registrySlug} />
      <DeleteAccountSection onClosed={() => void signOutAndLeave()} />
    </>
  )
}

/** Returns a function that goes back in history; it returns false if there is no previous page. */
function useBack(): () => boolean {
  const navigate = useNavigate()
  return () => {
    const canGo = history.state?.idx > 0
    if (canGo) void navigate(-1)
    return canGo
  }
}

/** Back link; opens the dashboard if there is no previous page. */
function BackLink({ onBack }: { onBack: () => boolean }) {
  return (
    <Link
      className="inline-row gap-6 below-4 tone-muted weight-500 tap quiet-link"
      to={paths.dashboard}
      onClick={event => {
        if (onBack()) event.preventDefault()
      }}
    >
      <ArrowLeft className="icon icon-16" aria-hidden="true" />
      {t.back}
    </Link>
  )
}
