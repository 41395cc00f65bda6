import { offerRelease } from './offer-release.ts'

const HOUR_MS = 3_600_000

/** A service worker of another release took over from one that was there. */
function onNextWorker(call: () => void): void {
  const container = navigator.serviceWorker
  let hasWorker = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (hasWorker) call()
    hasWorker = true
  })
}

/** A page that lies open for days loads nothing by which the browser would find the next release. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now()
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < HOUR_MS) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Tells whoever works on this page when there is a newer one. By then no more of this one can be fetched. */
export function watchReleases(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return
  onNextWorker(() => void offerRelease())
  lookNowAndThen(registration)
}
