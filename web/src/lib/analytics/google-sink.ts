import { cleanLocation } from '@registry/shared/analytics/clean-location'
import { consentUpdate, DENIED } from '@registry/shared/analytics/consent'
import type { Sink } from './open-sinks.ts'

/** Maximum length of a parameter value in Google Analytics; page URLs have their own limit. */
const VALUE_MAX = 100
const LOCATION_MAX = 1000
/** Title reported for every page, because real titles contain family names. */
const TITLE = 'Baby Registry'

interface GoogleParts {
  id: string
  /** Shows events in Google's DebugView. */
  isDebug: boolean
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Google Analytics in basic consent mode: the script is loaded only after consent. Title, URL and
 * referrer, which it would read from the page itself, are overridden.
 */
export function openGoogleSink({ id, isDebug }: GoogleParts): Sink {
  window.dataLayer ??= []
  const { dataLayer } = window
  const gtag: (...args: unknown[]) => void = function push() {
    // biome-ignore lint/complexity/noArguments: gtag.js accepts only the arguments object, not an array
    dataLayer.push(arguments)
  }
  const place = (href: string) => ({
    page_location: cleanLocation(href).slice(0, LOCATION_MAX),
    page_title: TITLE,
    page_referrer: '',
  })
  Object.assign(window, { [`ga-disable-${id}`]: false })
  gtag('consent', 'default', { ...DENIED, wait_for_update: 500 })
  gtag('consent', 'update', consentUpdate(true))
  gtag('js', new Date())
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    ...place(location.href),
    // Omitted otherwise, because gtag.js treats `false` as set.
    ...(isDebug && { debug_mode: true }),
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
  return {
    send: ({ name, params, href }) => gtag('event', name, { ...short(params), ...place(href) }),
    withdraw() {
      // First, so that gtag.js does not report the consent update either.
      Object.assign(window, { [`ga-disable-${id}`]: true })
      gtag('consent', 'update', consentUpdate(false))
      deleteCookies()
      // A script cannot be unloaded, only left out of the reloaded page. Background tabs are not reloaded.
      if (document.hasFocus()) location.reload()
    },
  }
}

function short<T extends object>(params: T): T {
  const entries = Object.entries(params)
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === 'string' ? value.slice(0, VALUE_MAX) : value,
    ]),
  ) as T
}

/** Deletes the _ga cookies of this host and of its parent domains. */
function deleteCookies(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if (!name.startsWith('_ga')) continue
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  }
}
