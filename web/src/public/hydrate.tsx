import type { PublicPageData } from '@registry/shared/public-pages/public-page-data'
import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Takes over the server's markup; settles when every control works. */
export function hydrate(page: ReactNode): Promise<void> {
  // Where the server could not draw the page, only its data came.
  return bringToLife(page, isDrawn())
}

/** Draws something else in the place of the server's markup; settles when every control works. */
export function replacePage(page: ReactNode): Promise<void> {
  return bringToLife(page, false)
}

async function bringToLife(page: ReactNode, isThere: boolean): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  await new Promise<void>(resolve => {
    const alive = <Alive onAlive={resolve}>{page}</Alive>
    if (isThere) hydrateRoot(root, alive)
    else createRoot(root).render(alive)
  })
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    onAlive()
  }, [onAlive])
  return children
}

const dataElement = () => document.getElementById('page-data')

const isDrawn = () => dataElement()?.dataset.drawn !== 'false'

/** Written by our own server into the same document, so it is taken as it is. Throws when it is not there. */
export function readPageData(): PublicPageData {
  return JSON.parse(dataElement()?.textContent ?? '')
}
