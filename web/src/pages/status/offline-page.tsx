import { screenMessages } from '@registry/shared/messages/screens'
import { CradleMobile } from '../../art/cradle-mobile.tsx'
import { StateScreen } from './status-page.tsx'
import { TryAgain } from './reload-link.tsx'

const words = screenMessages.offline

/** Precached page that the service worker shows while offline. */
export function OfflinePage() {
  return (
    <StateScreen picture={<CradleMobile />} title={words.title}>
      <p>{words.text}</p>
      <TryAgain />
      <p className="hint">{words.hint}</p>
    </StateScreen>
  )
}
