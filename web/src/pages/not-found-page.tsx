import { registryMessages } from '@registry/shared/messages/registry'
import { SleepingMoon } from '../art/sleeping-moon.tsx'
import { paths } from '../lib/paths.ts'
import { LinkButton } from '../ui/link-button.tsx'

/** No registry has this address. */
export function NotFoundPage() {
  return (
    <main className="state-page">
      <div className="state">
        <SleepingMoon />
        <h1 className="display-30">{registryMessages.notFound}</h1>
        <p>{registryMessages.notFoundText}</p>
        <LinkButton size="lg" href={paths.createRegistry}>
          {registryMessages.createMyRegistry}
        </LinkButton>
      </div>
    </main>
  )
}
