import { screenMessages } from '@registry/shared/messages/screens'
import { Illustration } from '../../ui/images/illustration.tsx'
import { ReloadLink } from './reload-link.tsx'
import { StatusPage } from './status-page.tsx'

const t = screenMessages.offline

/** Precached page that the service worker shows while offline. */
export function OfflinePage() {
  return (
    <StatusPage picture={<Illustration of="cradle-mobile" />} title={t.title}>
      <p>{t.text}</p>
      <ReloadLink />
      <p className="hint">{t.hint}</p>
    </StatusPage>
  )
}
