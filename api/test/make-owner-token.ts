import { openSession } from '../src/features/auth/issue-tokens.ts'
import type { App } from '../src/http/app.ts'

/** An access token of a user, as signing in would give. */
export async function makeOwnerToken(app: App, userId: string): Promise<string> {
  const { accessToken } = await openSession(app.db, app, { userId, client: 'web', userAgent: '' })
  return accessToken
}
