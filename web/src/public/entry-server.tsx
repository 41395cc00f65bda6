import type { PublicPageData, PublicPageMarkup } from '@registry/shared/pages/public-page'
import { renderToString } from 'react-dom/server'
import { CreateRegistryPage } from '../pages/create-registry-page.tsx'
import { publicHead } from './head.ts'
import { PublicApp } from './public-app.tsx'

/** React puts its picture preloads in front of the body's markup; they belong into the head. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** Head and body of a public page, complete enough to be read without scripts. */
export function renderPublicPage(data: PublicPageData): PublicPageMarkup {
  const markup = renderToString(<PublicApp data={data} CreateRegistry={CreateRegistryPage} />)
  const preloads = LEADING_PRELOADS.exec(markup)?.[0] ?? ''
  return { head: publicHead(data) + preloads, body: markup.slice(preloads.length) }
}
