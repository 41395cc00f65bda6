import type { PublicPageData } from '@registry/shared/pages/public-page'
import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { PublicApp } from './public-app.tsx'

/** Takes over the server's markup; settles when every control works. */
export function hydrate(): Promise<void> {
  const root = document.getElementById('root')
  const data = readPageData()
  if (!root || !data) return Promise.resolve()
  return new Promise(resolve => {
    const page = <Alive data={data} onAlive={resolve} />
    // The server leaves the root empty when it could not draw the page.
    if (root.firstChild) hydrateRoot(root, page)
    else createRoot(root).render(page)
  })
}

function Alive({ data, onAlive }: { data: PublicPageData; onAlive: () => void }) {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    onAlive()
  }, [onAlive])
  return <PublicApp data={data} />
}

/** Written by our own server into the same document, so it is taken as it is. */
function readPageData(): PublicPageData | undefined {
  const text = document.getElementById('page-data')?.textContent
  return text ? JSON.parse(text) : undefined
}
