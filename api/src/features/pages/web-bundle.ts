import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPublicPage } from '@registry/shared/pages/public-page'

const DIST = path.resolve(import.meta.dirname, '../../../../web/dist')

/** Where the browser's files of the web build stand. */
export const CLIENT_DIR = path.join(DIST, 'client')

export interface WebBundle {
  /** HTML with the marks <!--app-head-->, <!--app-body--> and <!--app-data-->: of a registry. */
  publicTemplate: string
  /** The same for the public pages beside it. */
  sideTemplate: string
  /** The same without data: kept in the browser and shown there without a connection. */
  offlineTemplate: string
  /** The owner's area: one page for all its addresses, with a comment for each of them. */
  appTemplate: string
  /** HTML of the dashboard's frame, which stands until its code is there. */
  ownerWaiting: string
  /** Decides in the browser whose registry to go to; DEFAULT-SLUG stands for the default one. */
  homeTemplate: string
  render: RenderPublicPage
}

interface ServerEntry {
  renderPublicPage: RenderPublicPage
  ownerWaiting: string
}

const read = (file: string) => readFileSync(path.join(CLIENT_DIR, file), 'utf8')

/** Loads web's two builds. Throws when web has not been built. */
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
    ownerWaiting: entry.ownerWaiting,
    render: entry.renderPublicPage,
  }
}
