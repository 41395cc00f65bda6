import type { PublicPageData } from '@registry/shared/pages/public-page'
import { ErrorPage } from '../pages/error-page.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { RegistryPage } from '../pages/registry-page.tsx'

/** The page that the data asks for; the same on the server and in the browser. */
export function PublicApp({ data }: { data: PublicPageData }) {
  if (data.page === 'registry') {
    return <RegistryPage owner={data.registryOwner} items={data.items} />
  }
  if (data.page === 'registry-not-found') return <NotFoundPage />
  return <ErrorPage />
}
