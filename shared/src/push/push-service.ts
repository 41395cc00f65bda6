/** Whose push service an endpoint belongs to, by the browser that it gave out. */
export type PushService = 'fcm' | 'wns' | 'mozilla' | 'apple' | 'unknown'

const HOSTS: readonly (readonly [PushService, RegExp])[] = [
  ['fcm', /^fcm\.googleapis\.com$/],
  ['mozilla', /^[\w-]+(\.[\w-]+)*\.push\.services\.mozilla\.com$/],
  ['wns', /^[\w-]+(\.[\w-]+)*\.notify\.windows\.com$/],
  ['apple', /^[\w-]+(\.[\w-]+)*\.push\.apple\.com$/],
]

/** The service behind an endpoint, by its host alone; 'unknown' for any other host. */
export function pushService(endpoint: string): PushService {
  const host = URL.parse(endpoint)?.hostname ?? ''
  return HOSTS.find(([, pattern]) => pattern.test(host))?.[0] ?? 'unknown'
}
