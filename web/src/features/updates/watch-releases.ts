import { offerRelease } from './offer-release.ts'

const HOUR_MS = 3_600_000

/** Calls back when the service worker of a new release replaces a previous one. */
function onWorkerReplaced(call: () => void): void {
  const container = navigator.serviceWorker
  let hasWorker = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (hasWorker) call()
    hasWorker = true
  })
}

/** Checks for a new service worker hourly when the page is shown: a page open for days triggers no other check. */
function checkHourly(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < HOUR_MS) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Announces newer releases. By then the old release's chunks can no longer be loaded. */
export function watchReleases(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return
  onWorkerReplaced(() => void offerRelease())
  checkHourly(registration)
}
