import { registryMessages } from '@registry/shared/messages/registry/registry'
import { SleepingMoon } from '../../art/sleeping-moon.tsx'
import { paths } from '../../lib/url/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { StatusPage } from './status-page.tsx'

/** 404 page of a registry. `shouldFocusHeading` if it replaces a loading page. */
export function NotFoundPage({ shouldFocusHeading }: { shouldFocusHeading?: boolean }) {
  return (
    <StatusPage
      picture={<SleepingMoon />}
      title={registryMessages.notFound}
      shouldFocusHeading={shouldFocusHeading}
    >
      <p>{registryMessages.notFoundText}</p>
      <LinkButton size="lg" href={paths.createRegistry}>
        {registryMessages.createMyRegistry}
      </LinkButton>
    </StatusPage>
  )
}
