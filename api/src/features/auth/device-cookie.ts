import type { App } from '../../http/app.ts'
import type { RequestMeta } from '../../http/route.ts'

const NAME = 'device'
const PATH = '/api/auth'
const DAY_MS = 24 * 3_600_000
const TOKEN = /^[\w-]{43}$/

/** How long an unused device is known; browsers keep no cookie longer. */
export const DEVICE_MS = 400 * DAY_MS

/** What this browser is known by, from now on for another 400 days. It proves nothing. */
export function keepDevice(meta: RequestMeta, app: App): string {
  const known = meta.cookies.get(NAME)
  const device = known && TOKEN.test(known) ? known : app.newToken()
  meta.cookies.set(NAME, device, { maxAgeMs: DEVICE_MS, path: PATH })
  return device
}
