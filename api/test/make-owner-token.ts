import { openSession } from '../src/features/auth/sessions/issue-tokens.ts'
import type { App } from '../src/http/app.ts'

const makeToken = (client: 'web' | 'extension') => async (app: App, userId: string) => {
  const { accessToken } = await openSession(app.db, app, { userId, client, userAgent: '' })
  return accessToken
}

/** Creates an access token of a user, as a login does. */
export const makeOwnerToken = makeToken('web')

/** Creates an access token of a user's extension. */
export const makeExtensionToken = makeToken('extension')
