import { registrySlugOf } from '../url/registry-slug.ts'
import type { Sink } from './open-sinks.ts'
import type { TrackedEvent } from './track.ts'

/** Maximum number of events in one request to the API. */
const BATCH = 50
const AFTER_MS = 3000

interface Told {
  name: string
  stage?: string
}

function toldOf({ name, params }: TrackedEvent): Told {
  const { abandonment_stage: stage } = params
  return stage === undefined ? { name } : { name, stage }
}

/** Sends without cookies, because counts need no identity. `keepalive` lets the request outlive the page. */
function post(registrySlug: string, events: Told[]): void {
  fetch('/api/analytics/events', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ registrySlug, events }),
  }).catch(() => undefined)
}

/** Opens the sink that sends events of registry pages to our API in batches, where they are counted. */
export function openFirstPartySink(): Sink {
  let waiting: Told[] = []
  let slug: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeaving = false

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (slug !== undefined && waiting.length > 0) post(slug, waiting)
    waiting = []
  }
  const onHide = () => {
    isLeaving = true
    flush()
  }
  const onShow = () => {
    isLeaving = false
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onVisibility)
  return {
    send(event) {
      const of = registrySlugOf(new URL(event.href).pathname)
      // Events of other pages are not counted.
      if (of === undefined) return
      if (of !== slug) flush()
      slug = of
      waiting.push(toldOf(event))
      if (isLeaving || waiting.length >= BATCH) flush()
      else timer ??= setTimeout(flush, AFTER_MS)
    },
    withdraw() {
      waiting = []
      clearTimeout(timer)
      removeEventListener('pagehide', onHide)
      removeEventListener('pageshow', onShow)
      document.removeEventListener('visibilitychange', onVisibility)
    },
  }
}
