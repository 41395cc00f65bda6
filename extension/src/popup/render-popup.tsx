import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import { createRoot } from 'react-dom/client'
import type { OpenResult } from '../messages.ts'
import { App } from './app.tsx'
import { createExtensionBackground } from './background-client/create-extension-background.ts'
import { CrashScreen } from './crash-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Header } from './header.tsx'
// Of lazy parts, whose chunks load no style sheets.
import './screens.module.css'

/** Renders the popup in place of the static markup of index.html. */
export function renderPopup(root: Element, tab: Promise<number>, opening: Promise<OpenResult>) {
  createRoot(root).render(
    <ErrorBoundary fallback={crash}>
      <App background={createExtensionBackground(tab, opening)} />
    </ErrorBoundary>,
  )
}

const crash = (
  <>
    <Header subtitle={t.subtitle} waiting={0} isOffline={false} />
    <CrashScreen />
  </>
)
