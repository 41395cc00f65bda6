import type {
  PublicPageData,
  PublicPageMarkup,
} from '@registry/shared/public-pages/public-page-data'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { paths } from '../lib/paths.ts'
import { CreateRegistryPage } from '../pages/create-registry-page.tsx'
import { DashboardWaiting } from '../pages/dashboard-waiting.tsx'
import { WaitingPage } from '../pages/waiting-page.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { publicHead } from './head.ts'
import { RegistryView } from './registry-view.tsx'
import { SideView } from './side-view.tsx'

/** React puts its picture preloads in front of the body's markup; they belong into the head. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** Told when the page's code does not arrive: then there is nothing else that could draw it. */
const notices = `<template id="load-failed">${renderToStaticMarkup(<LoadFailed />)}</template>`

/**
 * Head and body of a public page, complete enough to be read without scripts. When drawing throws,
 * the body asks for a moment and `failure` says why: the browser then draws the page by itself.
 */
export function renderPublicPage(data: PublicPageData): PublicPageMarkup {
  const head = publicHead(data)
  try {
    const markup = renderToString(view(data))
    const preloads = LEADING_PRELOADS.exec(markup)?.[0] ?? ''
    return { head: head + preloads, body: markup.slice(preloads.length), notices }
  } catch (failure) {
    const waiting = <WaitingPage isRegistry={data.page === 'registry'} />
    return { head, body: renderToStaticMarkup(waiting), notices, failure }
  }
}

function view(data: PublicPageData): ReactNode {
  if (data.page === 'registry') return <RegistryView data={data} />
  return <SideView data={data} CreateRegistry={CreateRegistryPage} />
}

/** What the dashboard shows until its code is there: the same for everybody. */
export const ownerWaiting = renderToStaticMarkup(
  <StaticRouter location={paths.dashboard}>
    <DashboardWaiting />
  </StaticRouter>,
)
