import { createRoot } from 'react-dom/client'
import { analyticsConsent } from '../../lib/analytics-consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import './consent-banner.css'
import { waitUntilNoDialog } from './wait-until-no-dialog.ts'

/**
 * Shows the question over the page, in a place of its own, so that it is the same on every page. It goes
 * with the first answer, wherever that is given.
 */
export async function showConsentBanner(): Promise<void> {
  await waitUntilNoDialog()
  if (analyticsConsent.get() !== null) return
  const place = document.createElement('div')
  // Heard when it appears, and reached by the keyboard before the page that it lies on.
  place.setAttribute('aria-live', 'polite')
  document.body.prepend(place)
  const root = createRoot(place)
  const stop = analyticsConsent.onChange(close)
  function close() {
    stop()
    root.unmount()
    place.remove()
  }
  root.render(<ConsentBanner onAnswer={analyticsConsent.set} />)
}
