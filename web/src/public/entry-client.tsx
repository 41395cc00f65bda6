import { takeChallengeFromUrl } from '../features/auth/pairing/pairing-challenge.ts'
import { scheduleConsentBanner } from '../features/consent/schedule-consent-banner.ts'
import { startErrorReports } from '../features/error-reports/start-error-reports.ts'
import { startAnalytics, trackPage } from '../lib/analytics/start-analytics.ts'
import { reportFailure } from '../lib/error-reporting/report-failure.ts'
import { cacheForOffline } from '../lib/service-worker/cache-for-offline.ts'
import { registerServiceWorker } from '../lib/service-worker/register-service-worker.ts'
import { takeLinkKeyFromUrl } from '../lib/url/link-key.ts'
import {
  clearSessionStorageData,
  onVisitorDataCleared,
} from '../lib/visitor/session-storage-data.ts'

/**
 * The server-rendered page is hydrated when the browser is idle or on the first interaction. The first
 * click is replayed after hydration.
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

/** Loads the code for this kind of page only. */
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

/** Handles a failed load: the next interaction retries. Shows the error if the visitor already interacted. */
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
  if (!pressed) return
  // Replayed once, after hydration: neither submitted by the browser nor handled by React during hydration.
  event.preventDefault()
  event.stopPropagation()
  // Feedback for the click while the code loads on a slow connection.
  pressed.setAttribute('aria-busy', 'true')
}

function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(work, IDLE_TIMEOUT_MS)
}

startErrorReports()
onVisitorDataCleared(clearSessionStorageData)
startAnalytics()
trackPage()
markSignedInOwner()
for (const type of INTENT) addEventListener(type, start, { capture: true, passive: true })
addEventListener('click', remember, true)
if (isSide && takeChallengeFromUrl()) startPairing()
else if (!isSide && (takeLinkKeyFromUrl() || isContributing())) startAwaited()
else requestIdle(start)
scheduleConsentBanner()

/** Hydrates at once, because QuickAdd opened this page and its user is waiting. */
function startPairing(): void {
  document.documentElement.dataset.pairing = ''
  startAwaited()
}

/** Hydrates at once and shows load errors, because the page's purpose needs scripts. */
function startAwaited(): void {
  isAwaited = true
  start()
}

/** Returns whether the page was opened for a contribution, as by a tap before the scripts had arrived. */
function isContributing(): boolean {
  return new URLSearchParams(location.search).has('contribute')
}

/** Marks the document if an owner is signed in, which only the browser knows. */
function markSignedInOwner(): void {
  try {
    if (localStorage.getItem('user')) document.documentElement.dataset.owner = ''
  } catch {
    // Blocked storage: treated as signed out.
  }
}
