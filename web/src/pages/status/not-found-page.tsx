import { findRegistryMessages as t } from '@registry/shared/messages/registry/find-registry'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { SleepingMoon } from '../../art/sleeping-moon.tsx'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import { paths } from '../../lib/url/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { StatusPage } from './status-page.tsx'

const loadFindRegistry = () => import('./find-registry.tsx')

/** 404 page of a registry, with a search by exact name. `shouldFocusHeading` if it replaces a loading page. */
export function NotFoundPage({ shouldFocusHeading }: { shouldFocusHeading?: boolean }) {
  return (
    <StatusPage
      picture={<SleepingMoon />}
      title={registryMessages.notFound}
      shouldFocusHeading={shouldFocusHeading}
    >
      <p>{t.ask}</p>
      {/* The search needs scripts. */}
      {useHydrated() && (
        <OnDemand load={loadFindRegistry}>{({ FindRegistry }) => <FindRegistry />}</OnDemand>
      )}
      <LinkButton look="quiet" href={paths.createRegistry}>
        {registryMessages.createMyRegistry}
      </LinkButton>
    </StatusPage>
  )
}
