import type { PublicPageData } from '@registry/shared/pages/public-page'
import { type ComponentType, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ErrorPage } from '../pages/error-page.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { PublicApp } from './public-app.tsx'

/** Takes over the server's markup; settles when every control works. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root')
  const data = readPageData()
  if (!root || !data) return
  const CreateRegistry = await loadCreateRegistry(data)
  await new Promise<void>(resolve => {
    const page = <Alive data={data} CreateRegistry={CreateRegistry} onAlive={resolve} />
    // The server leaves the root empty when it could not draw the page.
    if (root.firstChild) hydrateRoot(root, page)
    else createRoot(root).render(page)
  })
}

async function loadCreateRegistry(data: PublicPageData): Promise<ComponentType | undefined> {
  if (data.page !== 'create-registry') return undefined
  return (await import('../pages/create-registry-page.tsx')).CreateRegistryPage
}

interface AliveProps {
  data: PublicPageData
  CreateRegistry: ComponentType | undefined
  onAlive: () => void
}

function Alive({ data, CreateRegistry, onAlive }: AliveProps) {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    onAlive()
  }, [onAlive])
  return (
    <ErrorBoundary fallback={<ErrorPage />}>
      <PublicApp data={data} CreateRegistry={CreateRegistry} />
    </ErrorBoundary>
  )
}

/** Written by our own server into the same document, so it is taken as it is. */
function readPageData(): PublicPageData | undefined {
  const text = document.getElementById('page-data')?.textContent
  return text ? JSON.parse(text) : undefined
}
