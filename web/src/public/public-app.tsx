import type { PublicPageData } from '@registry/shared/pages/public-page'
import type { ComponentType } from 'react'
import { ErrorPage } from '../pages/error-page.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { RegistryPage } from '../pages/registry-page.tsx'

interface PublicAppProps {
  data: PublicPageData
  /** Given from outside: the form's code is no part of what a guest's browser fetches. */
  CreateRegistryPage?: ComponentType
}

/** The page that the data asks for; the same on the server and in the browser. */
export function PublicApp({ data, CreateRegistryPage }: PublicAppProps) {
  if (data.page === 'registry') {
    return <RegistryPage owner={data.registryOwner} items={data.items} />
  }
  if (data.page === 'create-registry' && CreateRegistryPage) return <CreateRegistryPage />
  if (data.page === 'registry-not-found') return <NotFoundPage />
  return <ErrorPage />
}
