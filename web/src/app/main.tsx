import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { scheduleConsentBanner } from '../features/consent/schedule-consent-banner.ts'
import { startErrorReports } from '../features/error-reports/start-error-reports.ts'
import { startPush } from '../features/push/subscription/start-push.ts'
import { watchReleases } from '../features/updates/watch-releases.ts'
import { startAnalytics } from '../lib/analytics/start-analytics.ts'
import { whenIdle } from '../lib/browser/when-idle.ts'
import { collectInstallOffer } from '../lib/install/install-offer.ts'
import { registerServiceWorker } from '../lib/service-worker/register-service-worker.ts'
import { startSession } from '../lib/session/start-session.ts'
import { CrashScreen } from '../ui/feedback/crash-screen.tsx'
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'
import { Providers } from './providers.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

collectInstallOffer()
startErrorReports()
startAnalytics()
startSession()
startPush()
scheduleConsentBanner()

const container = document.getElementById('root')
if (!container) throw new Error('the page has no #root')
// The server-rendered markup stays until the first page is ready. No top-level await: the page's chunk
// imports this one, which would deadlock.
void routerReady().then(() =>
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <ErrorBoundary fallback={error => <CrashScreen details={error.message} />}>
          <Providers>
            <RouterProvider router={router} />
          </Providers>
        </ErrorBoundary>
      </StrictMode>,
    ),
  ),
)

whenIdle(() => void registerServiceWorker().then(watchReleases))

/** The page has just loaded its data, so it may start to follow changes of other devices later. */
const WATCH_AFTER_MS = 2_000
setTimeout(() => {
  Promise.all([
    import('../features/updates/watch-own-registry.ts'),
    import('../features/contributions/confirm/queue/shared-confirm-queue.ts'),
  ]).then(
    ([{ watchOwnRegistry }, { confirmations }]) =>
      // Started, the queue sends the confirmations that a closed page has left.
      watchOwnRegistry(queryClient, () => void confirmations(queryClient)),
    () => undefined,
  )
}, WATCH_AFTER_MS)

/** Resolves when the first page's code is loaded or has failed to load. */
function routerReady(): Promise<void> {
  let stop: (() => void) | undefined
  const ready = new Promise<void>(resolve => {
    stop = router.subscribe(({ initialized }) => initialized && resolve())
    if (router.state.initialized) resolve()
  })
  return ready.finally(stop)
}
