import { analyticsConsent } from '../../lib/analytics/analytics-consent.ts'
import { isStorageUsable } from '../../lib/storage/is-storage-usable.ts'

const AFTER_LOAD_MS = 1000

/**
 * Shows the consent banner one second after page load, unless a choice is stored or storage is
 * unavailable. The banner's code is loaded lazily, so that it does not delay the page.
 */
export function scheduleConsentBanner(): void {
  const ask = () => {
    if (analyticsConsent.get() !== null || !isStorageUsable()) return
    // If the chunk fails to load, no banner is shown and analytics stays off.
    import('./show-consent-banner.tsx').then(
      ({ showConsentBanner }) => showConsentBanner(),
      () => undefined,
    )
  }
  const wait = () => setTimeout(ask, AFTER_LOAD_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
