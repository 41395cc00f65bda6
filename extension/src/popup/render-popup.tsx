import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { createRoot } from 'react-dom/client'
import type { Opening } from '../messages.ts'
import { App } from './app.tsx'
import { Crashed } from './crashed.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { extensionBackground } from './extension-background.ts'
import { Header } from './header.tsx'

/** Takes over the markup that index.html has painted. */
export function renderPopup(root: Element, tab: Promise<number>, opening: Promise<Opening>) {
  createRoot(root).render(
    <ErrorBoundary fallback={crash}>
      <App background={extensionBackground(tab, opening)} />
    </ErrorBoundary>,
  )
}

const crash = (
  <>
    <Header subtitle={t.subtitle} waiting={0} isOffline={false} />
    <Crashed />
  </>
)
