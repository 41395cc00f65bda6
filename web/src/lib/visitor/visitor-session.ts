import { createClient } from '@registry/shared/client/create-client'
import { createVisitorSession } from '@registry/shared/client/session/create-visitor-session'
import { createSession } from '@registry/shared/contract/account/visitor-session'
import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { reportFailedRequest } from '../error-reporting/report-failed-request.ts'

const client = createClient({ baseUrl: '/api', onFailure: reportFailedRequest })

/** The anonymous session of this page's visitor. */
export const visitorSession = createVisitorSession({
  open: () => client.call(createSession, {}),
  failed: contributionMessages.noSession,
})

/** Renews the session when the visitor returns to the tab, for example from a banking app. */
export function renewOnReturn(): () => void {
  const onChange = () => {
    if (document.visibilityState === 'visible') visitorSession.onReturn()
  }
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
