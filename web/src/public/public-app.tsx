import type { PublicPageData } from '@registry/shared/pages/public-page'
import type { ComponentType } from 'react'
import { AdminButton } from '../features/auth/admin-button.tsx'
import { useAdminShortcut } from '../lib/admin-shortcut.ts'
import { paths } from '../lib/paths.ts'
import { ErrorPage } from '../pages/error-page.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { RegistryPage } from '../pages/registry-page.tsx'

interface PublicAppProps {
  data: PublicPageData
  /** Its form is heavy, so the browser fetches this page's code only for its own address. */
  CreateRegistry: ComponentType | undefined
}

const goToAdmin = () => location.assign(paths.admin)

/** The page that the data asks for; the same on the server and in the browser. */
export function PublicApp(props: PublicAppProps) {
  const hasShortcut = useAdminShortcut(goToAdmin)
  return (
    <>
      <PublicPage {...props} />
      {hasShortcut && <AdminButton />}
    </>
  )
}

function PublicPage({ data, CreateRegistry }: PublicAppProps) {
  if (data.page === 'registry') {
    return <RegistryPage owner={data.registryOwner} items={data.items} />
  }
  if (data.page === 'create-registry' && CreateRegistry) return <CreateRegistry />
  if (data.page === 'registry-not-found') return <NotFoundPage />
  return <ErrorPage />
}
