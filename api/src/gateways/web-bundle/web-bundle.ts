import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderContributePage } from '@registry/shared/public-pages/contribute-page-data'
import type { RenderPublicPage } from '@registry/shared/public-pages/public-page-data'

const DIST = path.resolve(import.meta.dirname, '../../../../web/dist')

/** Folder of the web build's client files. */
export const CLIENT_DIR = path.join(DIST, 'client')

export interface WebBundle {
  /** HTML of a registry with the placeholders <!--app-head-->, <!--app-body--> and <!--app-data-->. */
  publicTemplate: string
  /** The same for the other public pages. */
  sideTemplate: string
  /** The same without data: cached by the service worker and shown without a connection. */
  offlineTemplate: string
  /** HTML of the owner's area, with a comment for each of its paths that holds preload links. */
  appTemplate: string
  /** Static HTML of the dashboard's frame, shown until its code has loaded. */
  ownerWaiting: string
  /** HTML whose script redirects to the visitor's registry; DEFAULT-SLUG is a placeholder. */
  homeTemplate: string
  /** HTML of a contribution without scripts with the placeholders <!--app-head--> and <!--app-body-->. */
  contributeTemplate: string
  /** Web app manifest of the product; its app opens the owner's or the default registry. */
  manifest: Readonly<Record<string, unknown>>
  render: RenderPublicPage
  renderContribute: RenderContributePage
}

interface ServerEntry {
  renderPublicPage: RenderPublicPage
  renderContributePage: RenderContributePage
  ownerWaiting: string
}

const read = (file: string) => readFileSync(path.join(CLIENT_DIR, file), 'utf8')

/** Loads the client and server builds of web. Throws if web has not been built. */
export async function loadWebBundle(): Promise<WebBundle> {
  const entry: ServerEntry = await import(
    pathToFileURL(path.join(DIST, 'server/entry-server.js')).href
  )
  return {
    publicTemplate: read('public.html'),
    sideTemplate: read('side.html'),
    offlineTemplate: read('offline.html'),
    appTemplate: read('app.html'),
    homeTemplate: read('home.html'),
    contributeTemplate: read('contribute.html'),
    ownerWaiting: entry.ownerWaiting,
    manifest: JSON.parse(read('manifest.webmanifest')),
    render: entry.renderPublicPage,
    renderContribute: entry.renderContributePage,
  }
}
