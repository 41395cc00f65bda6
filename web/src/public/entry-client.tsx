import { scheduleConsentBanner } from '../features/consent/schedule-consent-banner.ts'
import { startErrorReports } from '../features/error-reports/start-error-reports.ts'
import { cacheForOffline } from '../lib/cache-for-offline.ts'
import { takeOfferingKeyFromUrl } from '../lib/offering-key.ts'
import { takeChallengeFromUrl } from '../lib/pairing-challenge.ts'
import { registerServiceWorker } from '../lib/register-service-worker.ts'
import { reportFailure } from '../lib/report-failure.ts'
import { clearSessionStorageData, onVisitorDataCleared } from '../lib/session-storage-data.ts'
import { startAnalytics, trackPage } from '../lib/start-analytics.ts'
import { markRemembered } from './mark-remembered.ts'

/**
 * The page is complete HTML; bringing it to life waits until the browser is idle or someone touches
 * something. What they touched first is not lost: the click is repeated once the page is alive.
 */
const IDLE_TIMEOUT_MS = 2000
const LOAD_TIMEOUT_MS = 120_000
const INTENT = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

const isSide = document.documentElement.dataset.page === 'side'

let pressed: HTMLElement | undefined
let isStarted = false
let isAwaited = false

function start(event?: Event | IdleDeadline): void {
  if (event instanceof Event) isAwaited = true
  if (isStarted) return
  isStarted = true
  const tooLate = setTimeout(tellFailure, LOAD_TIMEOUT_MS)
  load()
    .then(page => page.start())
    .then(finish, fail)
    .finally(() => clearTimeout(tooLate))
}

/** Two pages never need each other's code. */
function load(): Promise<{ start: () => Promise<void> }> {
  return isSide ? import('./hydrate-side.tsx') : import('./hydrate-registry.tsx')
}

function finish(): void {
  for (const type of INTENT) removeEventListener(type, start, true)
  removeEventListener('click', remember, true)
  document.querySelector('.load-failed')?.remove()
  pressed?.removeAttribute('aria-busy')
  pressed?.click()
  requestIdle(() => void registerServiceWorker().then(cacheForOffline))
}

/** The connection dropped: the next touch tries again, and who has touched already is told. */
function fail(cause: unknown): void {
  reportFailure('load', cause)
  isStarted = false
  pressed?.removeAttribute('aria-busy')
  if (isAwaited || document.getElementById('page-data')?.dataset.drawn === 'false') tellFailure()
}

function tellFailure(): void {
  const notice = document.getElementById('load-failed')
  if (!(notice instanceof HTMLTemplateElement) || document.querySelector('.load-failed')) return
  document.body.append(notice.content.cloneNode(true))
}

function remember(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  pressed?.removeAttribute('aria-busy')
  pressed = event.target.closest<HTMLElement>('button') ?? undefined
  // On a slow connection the press must be seen to have counted.
  pressed?.setAttribute('aria-busy', 'true')
}

function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(work, IDLE_TIMEOUT_MS)
}

startErrorReports()
onVisitorDataCleared(clearSessionStorageData)
startAnalytics()
trackPage()
markRemembered()
for (const type of INTENT) addEventListener(type, start, { capture: true, passive: true })
addEventListener('click', remember, true)
if (isSide && takeChallengeFromUrl()) startPairing()
else if (!isSide && takeOfferingKeyFromUrl()) startAwaited()
else requestIdle(start)
scheduleConsentBanner()

/** QuickAdd opened this page, and somebody waits for what it asks. */
function startPairing(): void {
  document.documentElement.dataset.pairing = ''
  startAwaited()
}

/** Somebody came for what the page cannot show before it is alive. */
function startAwaited(): void {
  isAwaited = true
  start()
}
