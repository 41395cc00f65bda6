import { openSession } from '../src/features/auth/issue-tokens.ts'
import type { App } from '../src/http/app.ts'

const makeToken = (client: 'web' | 'extension') => async (app: App, userId: string) => {
  const { accessToken } = await openSession(app.db, app, { userId, client, userAgent: '' })
  return accessToken
}

/** An access token of a user, as signing in would give. */
export const makeOwnerToken = makeToken('web')

/** An access token of a user's extension. */
export const makeExtensionToken = makeToken('extension')
