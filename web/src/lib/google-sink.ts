import { cleanLocation } from '@registry/shared/analytics/clean-location'
import { consentUpdate, DENIED } from '@registry/shared/analytics/consent'
import type { Sink } from './analytics-sinks.ts'

/** The longest value that an event may have; addresses may be longer. */
const VALUE_MAX = 100
const LOCATION_MAX = 1000
/** What every page is called there: real titles name families. */
const TITLE = 'Baby Registry'

interface GoogleParts {
  id: string
  /** Shows events at once in Google's own view for developers. */
  isDebug: boolean
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Google Analytics, in its basic mode: this runs only after a yes, and its script is not asked for
 * before. Whatever it would read by itself (title, address, referrer) is said in its place.
 */
export function openGoogleSink({ id, isDebug }: GoogleParts): Sink {
  window.dataLayer ??= []
  const { dataLayer } = window
  const gtag: (...args: unknown[]) => void = function push() {
    // biome-ignore lint/complexity/noArguments: Google's script takes this very object, and no array
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
    // Absent otherwise: false would count as said.
    ...(isDebug && { debug_mode: true }),
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
  return {
    send: ({ name, params, href }) => gtag('event', name, { ...short(params), ...place(href) }),
    withdraw() {
      // First, so that it has nothing to say of the change either.
      Object.assign(window, { [`ga-disable-${id}`]: true })
      gtag('consent', 'update', consentUpdate(false))
      deleteCookies()
      // Without the script, which cannot be unloaded. Another tab is not taken from under anybody.
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

/** They may have been set for this host or for one above it. */
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
