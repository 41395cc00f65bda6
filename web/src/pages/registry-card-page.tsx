import { registryCardMessages } from '@registry/shared/messages/registry/registry-card'
import { reportShared } from '../features/first-steps/use-checklist.ts'
import { RegistryCard } from '../features/registry/card/registry-card.tsx'
import { paths } from '../lib/url/paths.ts'
import { OwnerPage } from './owner/owner-page.tsx'

/** /registry-card */
export function RegistryCardPage() {
  return (
    <OwnerPage title={registryCardMessages.title} path={paths.registryCard} current="registryCard">
      {user => <RegistryCard user={user} onShared={reportShared} />}
    </OwnerPage>
  )
}
