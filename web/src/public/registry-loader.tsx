import { pageMessages } from '@registry/shared/messages/pages'
import { liveMessages } from '@registry/shared/messages/registry/live-registry'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { screenMessages } from '@registry/shared/messages/screens'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SleepingMoon } from '../art/sleeping-moon.tsx'
import publicItemCardStyles from '../features/registry/items/public-item-card.module.css'
import type { Registry } from '../features/registry/live/create-registry-state.ts'
import { rateLimitText } from '../features/registry/live/live-notice.tsx'
import {
  type InitialLoad,
  loadInitialRegistry,
} from '../features/registry/live/load-initial-registry.ts'
import type { Loading } from '../features/registry/live/loading-state.ts'
import { RegistryPage } from '../pages/registry-page.tsx'
import { ErrorPage } from '../pages/status/error-page.tsx'
import { NotFoundPage } from '../pages/status/not-found-page.tsx'
import { OfflinePage } from '../pages/status/offline-page.tsx'
import { StatusPage } from '../pages/status/status-page.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import registryLoaderStyles from './registry-loader.module.css'

const BONES = ['1', '2', '3', '4'] as const

/** Loads a registry in the browser after the server failed to, and shows the progress. */
export function RegistryLoader({ slug }: { slug: string }) {
  const [registry, setRegistry] = useState<Registry>()
  const [loading, setLoading] = useState<Loading>()
  const [first, setFirst] = useState<InitialLoad>()
  const [at, setAt] = useState<number>()

  useEffect(() => {
    const onLoaded = (loaded: Registry) => {
      setAt(performance.now())
      setRegistry(loaded)
    }
    const started = loadInitialRegistry({ slug, onLoaded, onChange: setLoading })
    setFirst(started)
    setLoading(started.state())
    return started.stop
  }, [slug])

  useEffect(() => {
    if (!registry) return
    first?.stop()
    document.title = pageMessages.documentTitle(registry.owner.registryTitle)
  }, [registry, first])

  if (registry) return <RegistryPage {...registry} loadedAt={at} />
  if (loading?.pauses.includes('offline')) return <OfflinePage />
  if (loading?.activity !== 'idle' || !first) return <Waiting />
  if (loading.trouble === 'missing') return <NotFoundPage shouldFocusHeading />
  if (loading.trouble === 'limited') return <Limited first={first} />
  if (loading.trouble === 'failed')
    return <ErrorPage shouldFocusHeading text={registryMessages.loadFailed} />
  return <Waiting />
}

function Waiting() {
  return (
    <main className={`wrap ${registryLoaderStyles.late}`} id="main">
      <h1 className={registryLoaderStyles.lateWords}>
        <SleepingMoon />
        <span role="status">{registryMessages.loading}</span>
      </h1>
      <div className={publicItemCardStyles.grid} aria-hidden="true">
        {BONES.map(bone => (
          <div className="card is-bone" key={bone}>
            <div className={`${publicItemCardStyles.face} ${publicItemCardStyles.front}`}>
              <div className="well" />
              <div className="card-body">
                <Skeleton />
                <Skeleton />
                <Skeleton />
                <Skeleton />
              </div>
            </div>
          </div>
        ))}
      </div>
    </main>
  )
}

function Limited({ first }: { first: InitialLoad }) {
  const { title, text } = screenMessages.rateLimit
  return (
    <StatusPage picture={<SleepingMoon />} title={title} shouldFocusHeading>
      <p>{text}</p>
      <Button size="lg" onClick={first.retry}>
        <RefreshCw className="icon" aria-hidden="true" />
        {liveMessages.tryAgain}
      </Button>
      <p className="hint" role="status">
        {rateLimitText(first.rateLimitLeftMs())}
      </p>
    </StatusPage>
  )
}
