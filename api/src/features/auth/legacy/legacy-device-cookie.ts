import { createHmac } from 'node:crypto'
import type { App } from '../../../http/app.ts'
import { isSameSecret } from '../../../http/protection/is-same-secret.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'
import { DEVICE_MS } from '../sessions/device-cookie.ts'

const NAME = 'legacy_device'
const PATH = '/api/admin'
const COOKIE = /^([\w-]{43})\.([\w-]{43})$/

function sign(app: App, token: string): string {
  return createHmac('sha256', app.secrets.sessionKey)
    .update(`legacy-device\n${app.adminPassword()}\n${token}`)
    .digest('base64url')
}

/** Returns the device token of a browser that signed in with the current legacy password before. */
export function readLegacyDevice(app: App, meta: RequestMeta): string | undefined {
  const [, token, signature] = COOKIE.exec(meta.cookies.get(NAME) ?? '') ?? []
  if (!token || !signature) return undefined
  return isSameSecret(signature, sign(app, token)) ? token : undefined
}

/**
 * Marks the browser as known for 400 days. The cookie grants no access: it only exempts this browser from
 * delays that guessing elsewhere causes. It is signed, because the legacy administrator has no account to store
 * devices for.
 */
export function renewLegacyDeviceCookie(app: App, meta: RequestMeta): void {
  const token = readLegacyDevice(app, meta) ?? app.newToken()
  meta.cookies.set(NAME, `${token}.${sign(app, token)}`, { maxAgeMs: DEVICE_MS, path: PATH })
}
