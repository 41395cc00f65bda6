import { dashboardMessages } from '@registry/shared/messages/dashboard'
import { paths } from '../lib/paths.ts'
import { OwnerPage } from './owner-page.tsx'

const title = dashboardMessages.menu.registryCard

/** /registry-card */
export function RegistryCardPage() {
  return (
    <OwnerPage title={title} path={paths.registryCard} current="registryCard">
      {() => (
        <h1 className="display-30" tabIndex={-1}>
          {title}
        </h1>
      )}
    </OwnerPage>
  )
}
