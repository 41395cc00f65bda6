import { getFunnels } from '@registry/shared/contract/analytics'
import { funnelMessages as t } from '@registry/shared/messages/visitor/funnels'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-client/api-query.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import { funnelGroups, type ShownGroup } from './funnel-groups.ts'
import styles from './funnel-panel.module.css'

/** Conversion of visitors who consented to analytics, over the last days. */
export function FunnelPanel() {
  const { data, isPending, refetch } = useQuery({
    ...apiQuery(getFunnels, {}),
    select: response => response.data,
  })
  const groups = data && funnelGroups(data)
  return (
    <Card gap={8} above={24} pad={16} className="stack" aria-labelledby="funnels">
      <Text as="h2" size={18} weight={600} id="funnels">
        {t.title}
      </Text>
      {data && <p className="hint">{t.lead(data.days)}</p>}
      {groups?.length === 0 && (
        <EmptyState title={t.empty} heading="h3">
          <p>{t.emptyText}</p>
        </EmptyState>
      )}
      {groups && groups.length > 0 && (
        <Stack className={styles.funnelGroups} above={8}>
          {groups.map(group => (
            <Group key={group.name} {...group} />
          ))}
        </Stack>
      )}
      {!data && isPending && <p className="hint">{t.loading}</p>}
      {!data && !isPending && (
        <p role="alert">
          {t.failed}{' '}
          <Button look="outline" size="sm" onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </p>
      )}
    </Card>
  )
}

function Group({ name, steps }: ShownGroup) {
  return (
    <div>
      <Text as="h3" size={14} weight={600} id={`funnel-${name}`}>
        {t.groups[name]}
      </Text>
      <Stack
        as="ol"
        gap={10}
        size={14}
        tone="muted"
        above={8}
        className={styles.funnel}
        aria-labelledby={`funnel-${name}`}
      >
        {steps.map(({ step, count, percent }) => (
          <li key={step}>
            <span>{t.steps[step]}</span>{' '}
            <Text as="b" tone="ink" className="num">
              {count}
            </Text>
            <span className={`bar spans-columns ${styles.funnelBar}`} aria-hidden="true">
              <i style={{ inlineSize: `${percent}%` }} />
            </span>
          </li>
        ))}
      </Stack>
    </div>
  )
}
