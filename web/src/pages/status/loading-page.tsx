import { pageMessages } from '@registry/shared/messages/pages'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { screenMessages } from '@registry/shared/messages/screens'
import { SleepingMoon } from '../../art/sleeping-moon.tsx'
import { ReloadLink } from './reload-link.tsx'
import { StatusPage } from './status-page.tsx'

/** Loading page after server rendering failed, until the browser renders the page from the same data. */
export function LoadingPage({ isRegistry }: { isRegistry: boolean }) {
  return (
    <StatusPage
      picture={<SleepingMoon />}
      title={isRegistry ? registryMessages.loading : pageMessages.moment}
    >
      <noscript>
        <p>{screenMessages.noScripts}</p>
        <ReloadLink />
      </noscript>
    </StatusPage>
  )
}
