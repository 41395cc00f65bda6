import { visitorPanelMessages as words } from '@registry/shared/messages/visitor/visitor-panel'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'

const loadPanel = () => import('./styled-stored-data-panel.tsx')

/** Data stored in this browser. Only the browser knows it, so the server renders a placeholder. */
export function StoredData() {
  const isAlive = useHydrated()
  return (
    <section className="panel kept-place" aria-labelledby={words.id}>
      <h2 id={words.id} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      {isAlive ? (
        <OnDemand load={loadPanel}>
          {({ StyledStoredDataPanel }) => <StyledStoredDataPanel />}
        </OnDemand>
      ) : (
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
      )}
    </section>
  )
}
