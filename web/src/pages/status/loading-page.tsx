import { pageMessages } from '@registry/shared/messages/pages'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { screenMessages } from '@registry/shared/messages/screens'
import { SleepingMoon } from '../../art/sleeping-moon.tsx'
import { StateScreen } from './status-page.tsx'
import { TryAgain } from './reload-link.tsx'

/** Loading page after server rendering failed, until the browser renders the page from the same data. */
export function WaitingPage({ isRegistry }: { isRegistry: boolean }) {
  return (
    <StateScreen
      picture={<SleepingMoon />}
      title={isRegistry ? registryMessages.loading : pageMessages.moment}
    >
      <noscript>
        <p>{screenMessages.noScripts}</p>
        <TryAgain />
      </noscript>
    </StateScreen>
  )
}
