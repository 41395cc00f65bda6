import { createClient } from '@registry/shared/client/create-client'
import { listRegistryItems } from '@registry/shared/contract/items/items'
import type { SidePageData } from '@registry/shared/public-pages/public-page-data'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { withStoppedClock } from './browser/clock.ts'
import { dropRequests } from './browser/network.ts'

type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Listeners that the page's modules registered; removed before the next page load. */
let listeners: { target: Target; args: Parameters<EventTarget['addEventListener']> }[] = []
/** Timers that the page's modules set; cleared before the next page load. */
let timers: ReturnType<typeof setTimeout>[] = []
/** Only listeners added while a page is open are removed: React needs user-event's to notice typed text. */
let isOpen = false
let root: Root | undefined
let router: { dispose: () => void } | undefined

for (const target of [window, document] as Target[]) recordListeners(target)
recordTimers()

/**
 * Opens a page of the owner's area at this URL with fresh modules, as a page load does. `beforeStart`
 * runs before the page sets its first timers, for example to start a test clock.
 */
export async function openPage(
  url: string,
  beforeStart: () => void = () => undefined,
): Promise<void> {
  await startPage(url)
  beforeStart()
  await withStoppedClock(async () => {
    const [{ Providers }, routerModule, { RouterProvider }, { startSession }] = await Promise.all([
      import('../../src/app/providers.tsx'),
      import('../../src/app/router.tsx'),
      import('react-router/dom'),
      import('../../src/lib/session/start-session.ts'),
    ])
    router = routerModule.router
    startSession()
    draw(
      <Providers>
        <RouterProvider router={routerModule.router} />
      </Providers>,
    )
    await modulesLoaded()
  })
}

/** Version of the registry on pages that `openRegistry` opens. */
export const PAGE_VERSION = 'page-version'

/**
 * Opens the public page of a registry with the data that the server would have put into it.
 * `beforeDraw` runs before the page sets its first timers, for example to start a test clock.
 */
export async function openRegistry(
  slug: string,
  search = '',
  beforeDraw: () => void = () => undefined,
): Promise<void> {
  await startPage(`/registry/${slug}${search}`)
  const { RegistryView } = await import('../../src/public/registry-view.tsx')
  const { call } = createClient({ baseUrl: '/api' })
  const { registryOwner, summary, data } = await call(listRegistryItems, {
    params: { slug },
    query: { sortBy: 'own', sortOrder: 'asc' },
  })
  beforeDraw()
  await withStoppedClock(async () => {
    draw(
      <RegistryView
        data={{
          page: 'registry',
          origin: location.origin,
          registryOwner,
          summary,
          items: data,
          version: PAGE_VERSION,
          query: search.replace('?', ''),
          isListed: false,
          shareImage: '/share.png',
          today: new Date().toISOString().slice(0, 10),
        }}
      />,
    )
    await modulesLoaded()
  })
}

/** Opens a public page that `load` renders, with fresh modules, at this URL. */
export async function openView(url: string, load: () => Promise<ReactNode>): Promise<void> {
  await startPage(url)
  draw(await load())
}

/** Opens the page of a registry that the server could not load. */
export async function openFailedRegistry(slug: string): Promise<void> {
  await openSidePage(`/registry/${slug}`, { page: 'error', origin: location.origin })
}

/** Opens a public page beside the registries with the data that the server would have put into it. */
export async function openSidePage(url: string, data: SidePageData): Promise<void> {
  await startPage(url)
  const { SideView } = await import('../../src/public/side-view.tsx')
  draw(<SideView data={data} CreateRegistry={undefined} />)
}

/**
 * Unmounts the page, drops its modules and, as a browser does, ends its listeners, timers, requests and pending
 * navigations: they could change the history or the stored session of the next page.
 */
export async function closePage(): Promise<void> {
  root?.unmount()
  root = undefined
  router?.dispose()
  router = undefined
  const dropped = dropRequests()
  // A new entry without the page's URL and layers: what the page leaves behind, and a traversal that has not taken
  // place yet, would change the URL of the next page.
  history.pushState(null, '', '/')
  for (const { target, args } of listeners) target.removeEventListener(args[0], args[1], args[2])
  listeners = []
  for (const timer of timers) clearTimeout(timer)
  timers = []
  isOpen = false
  vi.useRealTimers()
  vi.resetModules()
  document.body.replaceChildren()
  document.title = ''
  await dropped
}

/**
 * Resolves when no module is being loaded. On a busy machine a first load can take longer than a test waits for an
 * element.
 */
export const modulesLoaded = (): Promise<void> => vi.dynamicImportSettled()

async function startPage(url: string): Promise<void> {
  await closePage()
  isOpen = true
  history.replaceState(null, '', url)
}

function draw(page: ReactNode): void {
  const container = document.createElement('div')
  container.id = 'root'
  document.body.append(container)
  root = createRoot(container)
  flushSync(() => root?.render(page))
}

function recordListeners(target: Target): void {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (...args) => {
    if (isOpen) listeners.push({ target, args })
    add(...args)
  }
}

function recordTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = globalThis[name] as typeof setTimeout
    const record = (...args: Parameters<typeof setTimeout>) => {
      const timer = set(...args)
      if (isOpen) timers.push(timer)
      return timer
    }
    Object.assign(globalThis, { [name]: Object.assign(record, set) })
  }
}
