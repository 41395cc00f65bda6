import type { PublicPageData } from '@registry/shared/pages/public-page'
import { type ComponentType, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { PublicApp } from './public-app.tsx'

/** Takes over the server's markup; settles when every control works. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root')
  const data = readPageData()
  if (!root || !data) return
  const CreateRegistryPage = await registrationFor(data)
  await new Promise<void>(resolve => {
    const page = <Alive data={data} CreateRegistryPage={CreateRegistryPage} onAlive={resolve} />
    // The server leaves the root empty when it could not draw the page.
    if (root.firstChild) hydrateRoot(root, page)
    else createRoot(root).render(page)
  })
}

/** The registration form is fetched on its own page only. */
async function registrationFor(data: PublicPageData): Promise<ComponentType | undefined> {
  if (data.page !== 'create-registry') return undefined
  return (await import('../pages/create-registry-page.tsx')).CreateRegistryPage
}

interface AliveProps {
  data: PublicPageData
  CreateRegistryPage: ComponentType | undefined
  onAlive: () => void
}

function Alive({ onAlive, ...page }: AliveProps) {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    onAlive()
  }, [onAlive])
  return <PublicApp {...page} />
}

/** Written by our own server into the same document, so it is taken as it is. */
function readPageData(): PublicPageData | undefined {
  const text = document.getElementById('page-data')?.textContent
  return text ? JSON.parse(text) : undefined
}
