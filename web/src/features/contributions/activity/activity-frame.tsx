import { activityMessages } from '@registry/shared/messages/contributions/activity'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './contribution-activity.module.css'

const t = activityMessages.panel

/** Frame of the recent activity panel, around its loading, empty, error and filled states. */
export function ActivityFrame({ children, isBusy }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <Card className={`column ${styles.activity}`} aria-labelledby="activity" aria-busy={isBusy}>
      <Inline gap={16} align="center" justify="between" className={styles.panelHead} line="below">
        <Text as="h2" size={18} weight={600} id="activity" tabIndex={-1}>
          {t.title}
        </Text>
        <Text size={12} tone="faint">
          {t.currency}
        </Text>
      </Inline>
      {children}
    </Card>
  )
}
