import { createClient } from '@registry/shared/client/create-client'
import { createVisitorSession } from '@registry/shared/client/session/create-visitor-session'
import { createSession } from '@registry/shared/contract/auth'
import { contributionMessages } from '@registry/shared/messages/contributions'
import { reportFailedRequest } from './report-failed-request.ts'

const client = createClient({ baseUrl: '/api', onFailure: reportFailedRequest })

/** The session of whoever looks at this page. */
export const visitorSession = createVisitorSession({
  open: () => client.call(createSession, {}),
  failed: contributionMessages.noSession,
})

/** Keeps the session alive for a visitor who comes back to the tab, from the bank's app say. */
export function renewOnReturn(): () => void {
  const onChange = () => {
    if (document.visibilityState === 'visible') visitorSession.onReturn()
  }
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
