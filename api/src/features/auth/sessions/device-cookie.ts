import type { App } from '../../../http/app.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'

const NAME = 'device'
const PATH = '/api/auth'
const DAY_MS = 24 * 3_600_000
const TOKEN = /^[\w-]{43}$/

/** Lifetime of an unused device cookie: the maximum that browsers allow. */
export const DEVICE_MS = 400 * DAY_MS

/** Returns the device token of this browser, if it sent a valid one. */
export function readDevice(meta: RequestMeta): string | undefined {
  const device = meta.cookies.get(NAME)
  return device && TOKEN.test(device) ? device : undefined
}

/**
 * Returns the device token of this browser and renews its cookie for 400 days. The token grants no access; it
 * only distinguishes known browsers from new ones.
 */
export function renewDeviceCookie(meta: RequestMeta, app: App): string {
  const device = readDevice(meta) ?? app.newToken()
  meta.cookies.set(NAME, device, { maxAgeMs: DEVICE_MS, path: PATH })
  return device
}
