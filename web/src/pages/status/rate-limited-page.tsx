import { screenMessages } from '@registry/shared/messages/screens'
import { SleepingMoon } from '../../art/sleeping-moon.tsx'
import { ReloadLink } from './reload-link.tsx'
import { StatusPage } from './status-page.tsx'

const t = screenMessages.rateLimit

/** 429 page. `retryAfterS` is in seconds. Works without scripts. */
export function RateLimitedPage({ retryAfterS }: { retryAfterS: number }) {
  return (
    <StatusPage picture={<SleepingMoon />} title={t.title}>
      <p>{t.text}</p>
      <ReloadLink />
      <p className="hint">{t.wait(retryAfterS)}</p>
    </StatusPage>
  )
}
