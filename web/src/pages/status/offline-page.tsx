import { screenMessages } from '@registry/shared/messages/screens'
import { CradleMobile } from '../../art/cradle-mobile.tsx'
import { ReloadLink } from './reload-link.tsx'
import { StatusPage } from './status-page.tsx'

const t = screenMessages.offline

/** Precached page that the service worker shows while offline. */
export function OfflinePage() {
  return (
    <StatusPage picture={<CradleMobile />} title={t.title}>
      <p>{t.text}</p>
      <ReloadLink />
      <p className="hint">{t.hint}</p>
    </StatusPage>
  )
}
