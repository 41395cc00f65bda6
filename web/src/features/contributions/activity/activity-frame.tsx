import { activityMessages } from '@registry/shared/messages/contributions/activity'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'

const t = activityMessages.panel

/** Frame of the recent activity panel, around its loading, empty, error and filled states. */
export function ActivityFrame({ children, isBusy }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <Card className="column" aria-labelledby="activity" aria-busy={isBusy}>
      <Inline gap={16} align="center" justify="between" pad="12-inset" line="below">
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
