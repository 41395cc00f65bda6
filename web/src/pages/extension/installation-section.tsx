import { extensionPageMessages as t } from '@registry/shared/messages/quick-add/extension-page'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import type { ExtensionStore } from '@registry/shared/public-pages/extension-store'
import { useStoredUserName } from '../../lib/session/stored-user-name.ts'
import { paths } from '../../lib/url/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { BrowserSteps } from './browser-steps.tsx'

const INSTALL = 'install'

interface InstallProps {
  stores: readonly ExtensionStore[]
}

/** Links to the extension stores; without one, a link to the manual installation. */
export function InstallationLinks({ stores: [first, ...others] }: InstallProps) {
  const isSignedIn = useStoredUserName() !== undefined
  if (!first) {
    return (
      <>
        <LinkButton href={`#${INSTALL}`}>{t.install}</LinkButton>
        {!isSignedIn && (
          <LinkButton look="outline" href={paths.createRegistry}>
            {registryMessages.createMyRegistry}
          </LinkButton>
        )}
      </>
    )
  }
  return (
    <>
      <LinkButton href={first.url}>{t.addTo(first.browser)}</LinkButton>
      {others.map(({ browser, url }) => (
        <LinkButton key={browser} look="outline" href={url}>
          {browser}
        </LinkButton>
      ))}
    </>
  )
}

/** Installation instructions for computers. */
export function Installing({ stores }: InstallProps) {
  const isInStores = stores.length > 0
  return (
    <Card className="spans-columns" aria-labelledby={INSTALL}>
      <h2 id={INSTALL}>{t.installing.title}</h2>
      <p>{isInStores ? t.installing.inStores : t.installing.packaged}</p>
      {!isInStores && <BrowserSteps browsers={t.installing.browsers} />}
    </Card>
  )
}
