import { extensionPageMessages as t } from '@registry/shared/messages/quick-add/extension-page'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { useStoredUserName } from '../../lib/session/stored-user-name.ts'
import { paths } from '../../lib/url/paths.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import styles from '../side/side-page-layout.module.css'

/** Steps to connect QuickAdd. */
export function Connecting() {
  const isSignedIn = useStoredUserName() !== undefined
  const { title, steps, text, devices, noRegistry } = t.connecting
  return (
    <Card className="spans-columns" aria-labelledby="connecting">
      <h2 id="connecting">{title}</h2>
      <Stack as="ol" above={8} tone="muted" gap={8} className="listed">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
      <p className={styles.featureNote}>
        {text} <a href={paths.settings}>{devices}</a>
      </p>
      {!isSignedIn && (
        <p className={styles.featureNote}>
          {noRegistry} <a href={paths.createRegistry}>{registryMessages.createMyRegistry}</a>
        </p>
      )}
    </Card>
  )
}

const loadBrowsers = () => import('./connected-browsers.tsx')

/** Loads the owner's connected browsers; loads nothing when signed out. */
export function Connected() {
  if (useStoredUserName() === undefined) return null
  return <OnDemand load={loadBrowsers}>{({ ConnectedBrowsers }) => <ConnectedBrowsers />}</OnDemand>
}
