import '../../../../shared/src/design/toast.css'
import { accountMessages } from '@registry/shared/messages/account/account'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import './connected-browsers.module.css'
import { ConnectedExtensions } from '../../features/account/devices/connected-extensions.tsx'
import { shouldRetry } from '../../lib/api-client/should-retry.ts'
import { startSession } from '../../lib/session/start-session.ts'
import { useOwnerSession } from '../../lib/session/use-owner-session.ts'
import { paths } from '../../lib/url/paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ToastRegion } from '../../ui/toasts/toast-region.tsx'
import styles from '../side/side-page-layout.module.css'

startSession()

/** List of the owner's connected QuickAdd extensions; renders nothing when signed out. */
export function ConnectedBrowsers() {
  const session = useOwnerSession()
  if (session.status !== 'signed-in' || !session.user.can.manageAccount) return null
  return <OfOwner key={session.user.id} />
}

function OfOwner() {
  const { title, text, all } = accountMessages.extensions
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: shouldRetry } } }),
  )
  return (
    <Card className="spans-columns" aria-labelledby="connected-browsers">
      <h2 id="connected-browsers">{title}</h2>
      <p>{text}</p>
      <QueryClientProvider client={client}>
        <ToastRegion>
          <ConnectedExtensions />
        </ToastRegion>
      </QueryClientProvider>
      <p className={styles.featureNote}>
        <a href={paths.settings}>{all}</a>
      </p>
    </Card>
  )
}
