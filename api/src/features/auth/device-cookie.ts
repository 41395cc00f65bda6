import type { App } from '../../http/app.ts'
import type { RequestMeta } from '../../http/route.ts'

const NAME = 'device'
const PATH = '/api/auth'
const DAY_MS = 24 * 3_600_000
const TOKEN = /^[\w-]{43}$/

/** How long an unused device is known; browsers keep no cookie longer. */
export const DEVICE_MS = 400 * DAY_MS

/** Returns the token by which this browser is known, if it sent one. */
export function readDevice(meta: RequestMeta): string | undefined {
  const device = meta.cookies.get(NAME)
  return device && TOKEN.test(device) ? device : undefined
}

/**
 * Returns the token by which this browser is known, for another 400 days. It opens nothing: it only
 * tells the owner's browsers from new ones.
 */
export function renewDeviceCookie(meta: RequestMeta, app: App): string {
  const device = readDevice(meta) ?? app.newToken()
  meta.cookies.set(NAME, device, { maxAgeMs: DEVICE_MS, path: PATH })
  return device
}
