import type { RegistryPageData } from '@registry/shared/public-pages/public-page-data'
import { ServerQuery } from '../lib/url/page-url.ts'
import { RegistryPage } from '../pages/registry-page.tsx'
import { PublicApp } from './public-app.tsx'

/** Registry page for the server's data. Same markup on server and client. */
export function RegistryView({ data }: { data: RegistryPageData }) {
  return (
    <PublicApp>
      <ServerQuery value={data.query}>
        <RegistryPage
          owner={data.registryOwner}
          items={data.items}
          version={data.version}
          today={data.today}
        />
      </ServerQuery>
    </PublicApp>
  )
}
