import { createRoot } from 'react-dom/client'
import { analyticsConsent } from '../../lib/analytics/analytics-consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { waitUntilNoDialog } from './wait-until-no-dialog.ts'

/**
 * Renders the consent banner in a separate React root, so that it is the same on every page. It
 * closes as soon as a choice is made, in any tab.
 */
export async function showConsentBanner(): Promise<void> {
  await waitUntilNoDialog()
  if (analyticsConsent.get() !== null) return
  const container = document.createElement('div')
  // A live region announces the banner; as the first child of body it precedes the page in tab
  // order.
  container.setAttribute('aria-live', 'polite')
  document.body.prepend(container)
  const root = createRoot(container)
  const stop = analyticsConsent.onChange(close)
  function close() {
    stop()
    root.unmount()
    container.remove()
  }
  root.render(<ConsentBanner onChoice={analyticsConsent.set} />)
}
