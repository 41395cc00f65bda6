import { updateMessages } from '@registry/shared/messages/update'
import { entryScriptUrl } from '../../lib/lazy-loading/entry-script-url.ts'
import { paths } from '../../lib/url/paths.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { isOutdated } from './is-outdated.ts'

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

/** Announces newer releases. The chunks of a release can be loaded for a month after it last ran, unless the database crashed or failed over. */
export function watchReleases(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return
  onWorkerReplaced(() => void offerRelease())
  checkHourly(registration)
}

/** Shows a toast about a newer release; the user decides when to reload. */
async function offerRelease(): Promise<void> {
  const script = entryScriptUrl()
  if (!script || !isOutdated(await currentPage(), script)) return
  const { words: t, reload } = updateMessages
  showToast('info', t, { label: reload, run: () => location.reload() }, Infinity)
}

async function currentPage(): Promise<string> {
  const answer = await fetch(paths.dashboard, { cache: 'no-store' }).catch(() => undefined)
  return answer?.ok ? answer.text() : ''
}
