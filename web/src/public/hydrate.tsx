import type { PublicPageData } from '@registry/shared/public-pages/public-page-data'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Hydrates the server's markup; resolves when all controls work. */
export function hydrate(page: ReactNode): Promise<void> {
  // After a failed server rendering the response has only the data.
  return mountPage(page, isDrawn())
}

/** Renders another page in place of the server's markup; resolves when all controls work. */
export function replacePage(page: ReactNode): Promise<void> {
  return mountPage(page, false)
}

async function mountPage(page: ReactNode, isThere: boolean): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  await new Promise<void>(resolve => {
    const alive = <Alive onAlive={resolve}>{page}</Alive>
    // In a transition, React hydrates in short slices between which the browser can handle input.
    if (isThere) startTransition(() => void hydrateRoot(root, alive))
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

/** Returns the page data that our server embedded; not validated. Throws if it is missing. */
export function readPageData(): PublicPageData {
  return JSON.parse(dataElement()?.textContent ?? '')
}
