import { escapeHtml } from '@registry/shared/html/escape-html'
import { pageMessages } from '@registry/shared/messages/pages'
import type { RenderContributePage } from '@registry/shared/public-pages/contribute-page-data'
import type {
  PublicPageData,
  PublicPageMarkup,
} from '@registry/shared/public-pages/public-page-data'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { paths } from '../lib/url/paths.ts'
import { ContributePage, contributePageTitle } from '../pages/contribute/contribute-page.tsx'
import { CreateRegistryPage } from '../pages/create-registry-page.tsx'
import { DashboardSkeleton } from '../pages/dashboard/dashboard-skeleton.tsx'
import { LoadingPage } from '../pages/status/loading-page.tsx'
import { LoadFailed } from '../ui/feedback/load-failed.tsx'
import { manifestLink, noIndexTag } from './head/head-tags.ts'
import { publicHead } from './head/public-head.ts'
import { RegistryView } from './registry-view.tsx'
import { SideView } from './side-view.tsx'

/** Image preloads that React renders before the body's markup; they are moved to the head. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** Template of the error for a failed script load; without scripts React cannot render it. */
const notices = `<template id="load-failed">${renderToStaticMarkup(<LoadFailed />)}</template>`

/**
 * Renders head and body of a public page, readable without scripts. If rendering throws, the body is a
 * loading page and `failure` the error; the browser then renders the page.
 */
export function renderPublicPage(data: PublicPageData): PublicPageMarkup {
  const head = publicHead(data)
  try {
    const markup = renderToString(view(data))
    const preloads = LEADING_PRELOADS.exec(markup)?.[0] ?? ''
    return { head: head + preloads, body: markup.slice(preloads.length), notices }
  } catch (failure) {
    const waiting = <LoadingPage isRegistry={data.page === 'registry'} />
    return { head, body: renderToStaticMarkup(waiting), notices, failure }
  }
}

function view(data: PublicPageData): ReactNode {
  if (data.page === 'registry') return <RegistryView data={data} />
  return <SideView data={data} CreateRegistry={CreateRegistryPage} />
}

/** Renders a step of a contribution for browsers without scripts. The ids differ from those of a page around it. */
export const renderContributePage: RenderContributePage = data => {
  const title = pageMessages.documentTitle(contributePageTitle(data))
  const manifest = manifestLink(data.registryOwner.registrySlug)
  return {
    head: `<title>${escapeHtml(title)}</title>${noIndexTag}${manifest}`,
    body: renderToStaticMarkup(<ContributePage data={data} />, { identifierPrefix: 'gift' }),
  }
}

/** Markup of the dashboard's skeleton, the same for all users. */
export const ownerWaiting = renderToStaticMarkup(
  <StaticRouter location={paths.dashboard}>
    <DashboardSkeleton />
  </StaticRouter>,
)
