import { analyticsConsent } from '../../lib/analytics-consent.ts'
import { isStorageUsable } from '../../lib/visitor-storage.ts'

const AFTER_LOAD_MS = 1000

/**
 * Asks a second after the page has loaded whether visits may be counted, where that was not answered
 * and an answer can be kept. Its code comes by then: nothing of it stands in anybody's way.
 */
export function scheduleConsentBanner(): void {
  const ask = () => {
    if (analyticsConsent.get() !== null || !isStorageUsable()) return
    // Without that code nobody is asked, and nothing is counted.
    import('./show-consent-banner.tsx').then(
      ({ showConsentBanner }) => showConsentBanner(),
      () => undefined,
    )
  }
  const wait = () => setTimeout(ask, AFTER_LOAD_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
