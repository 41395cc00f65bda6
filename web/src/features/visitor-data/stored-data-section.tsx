import { visitorPanelMessages as t } from '@registry/shared/messages/visitor/visitor-panel'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import styles from '../../pages/privacy-page.module.css'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { Card } from '../../ui/layout/card.tsx'

const loadPanel = () => import('./stored-data-panel.tsx')

/** Data stored in this browser. Only the browser knows it, so the server renders a placeholder. */
export function StoredDataSection() {
  const isAlive = useHydrated()
  return (
    <Card className={styles.keptPlace} aria-labelledby={t.id}>
      <h2 id={t.id} tabIndex={-1}>
        {t.title}
      </h2>
      <p>{t.lead}</p>
      {isAlive ? (
        <OnDemand load={loadPanel}>{({ StoredDataPanel }) => <StoredDataPanel />}</OnDemand>
      ) : (
        <noscript>
          <p>{t.noScript}</p>
        </noscript>
      )}
    </Card>
  )
}
