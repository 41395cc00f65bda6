import { pageMessages } from '@registry/shared/messages/pages'
import type { SidePageData } from '@registry/shared/public-pages/public-page-data'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { registrySlugOf } from '../lib/url/registry-slug.ts'
import { ExtensionPage } from '../pages/extension-page.tsx'
import { PrivacyPage } from '../pages/privacy-page.tsx'
import { ErrorPage } from '../pages/status/error-page.tsx'
import { NotFoundPage } from '../pages/status/not-found-page.tsx'
import { OfflinePage } from '../pages/status/offline-page.tsx'
import { RateLimitedPage } from '../pages/status/rate-limited-page.tsx'
import { UnsubscribePage } from '../pages/status/unsubscribe-page.tsx'
import { SupportedFeaturesPage } from '../pages/supported-features-page.tsx'
import { PublicApp } from './public-app.tsx'

interface SideViewProps {
  data: SidePageData
  /** Passed in, because its large form is loaded only on its own page. */
  CreateRegistry: ComponentType | undefined
}

/** Public page other than a registry. Same markup on server and client. */
export function SideView(props: SideViewProps) {
  return (
    <PublicApp>
      <SidePage {...props} />
    </PublicApp>
  )
}

function SidePage({ data, CreateRegistry }: SideViewProps) {
  switch (data.page) {
    case 'create-registry':
      return CreateRegistry && <CreateRegistry />
    case 'privacy':
      return <PrivacyPage contact={data.contact} />
    case 'supported-features':
      return <SupportedFeaturesPage shops={data.shops} hasGiftPassing={data.hasGiftPassing} />
    case 'extension':
      return <ExtensionPage origin={data.origin} shops={data.shops} stores={data.stores} />
    case 'registry-not-found':
      return <NotFoundPage />
    case 'rate-limited':
      return <RateLimitedPage retryAfterS={data.retryAfterS} />
    case 'offline':
      return <OfflinePage />
    case 'unsubscribe':
      return <UnsubscribePage mails={data.mails} />
    case 'error':
      return (
        <RetryInBrowser>
          <ErrorPage details={data.failure && pageMessages.detailLines(data.failure)} />
        </RetryInBrowser>
      )
  }
}

type RegistryLoader = typeof import('./registry-loader.tsx').RegistryLoader

/**
 * Renders `children`, the server's error page, until the code is loaded that fetches the registry in
 * the browser. Other pages than a registry keep `children`.
 */
function RetryInBrowser({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<{ slug: string; Registry: RegistryLoader }>()
  useEffect(() => {
    const slug = registrySlugOf(location.pathname)
    if (slug === undefined) return
    // If the code does not load, the error page stays, with its retry link.
    import('./registry-loader.tsx').then(
      ({ RegistryLoader }) => setLoaded({ slug, Registry: RegistryLoader }),
      () => undefined,
    )
  }, [])
  return loaded ? <loaded.Registry slug={loaded.slug} /> : children
}
