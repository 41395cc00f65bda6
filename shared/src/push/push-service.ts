import { parseUrl } from '../text/parse-url.ts'

/** Push service of an endpoint. */
export type PushService = 'fcm' | 'wns' | 'mozilla' | 'apple' | 'unknown'

const HOSTS: readonly (readonly [PushService, RegExp])[] = [
  ['fcm', /^fcm\.googleapis\.com$/],
  ['mozilla', /^[\w-]+(\.[\w-]+)*\.push\.services\.mozilla\.com$/],
  ['wns', /^[\w-]+(\.[\w-]+)*\.notify\.windows\.com$/],
  ['apple', /^[\w-]+(\.[\w-]+)*\.push\.apple\.com$/],
]

/** Returns the push service of an endpoint by its host; 'unknown' for any other host. */
export function pushService(endpoint: string): PushService {
  const host = parseUrl(endpoint)?.hostname ?? ''
  return HOSTS.find(([, pattern]) => pattern.test(host))?.[0] ?? 'unknown'
}
