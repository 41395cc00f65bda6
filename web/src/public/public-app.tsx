import type { PublicPageData } from '@registry/shared/pages/public-page'
import type { ComponentType } from 'react'
import { ErrorPage } from '../pages/error-page.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { RegistryPage } from '../pages/registry-page.tsx'

interface PublicAppProps {
  data: PublicPageData
  /** Its form is heavy, so the browser fetches this page's code only for its own address. */
  CreateRegistry: ComponentType | undefined
}

/** The page that the data asks for; the same on the server and in the browser. */
export function PublicApp({ data, CreateRegistry }: PublicAppProps) {
  if (data.page === 'registry') {
    return <RegistryPage owner={data.registryOwner} items={data.items} />
  }
  if (data.page === 'create-registry' && CreateRegistry) return <CreateRegistry />
  if (data.page === 'registry-not-found') return <NotFoundPage />
  return <ErrorPage />
}
