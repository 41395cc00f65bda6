import { createHmac } from 'node:crypto'
import type { App } from '../../../http/app.ts'

/**
 * Hashes the token of a legacy session for storage. The hash depends on the password, so that all sessions end when
 * the operator changes it, in ADMIN_PASSWORD too.
 */
export function hashLegacyToken(app: App, token: string): string {
  return createHmac('sha256', app.secrets.sessionKey)
    .update(`legacy-session\n${app.adminPassword()}\n${token}`)
    .digest('base64url')
}
