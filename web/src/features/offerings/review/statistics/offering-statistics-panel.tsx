import { offeringFiguresMessages as t } from '@registry/shared/messages/offerings/offering-figures'
import { useId } from 'react'
import { Card } from '../../../../ui/layout/card.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import { useOfferingStatistics } from '../queries/offerings-queries.ts'
import {
  formatMonth,
  formatReviewTime,
  largestShares,
  type NamedCount,
} from './format-offering-statistics.ts'
import styles from './offering-statistics.module.css'

/**
 * Statistics of all offerings: totals, months, categories and review time. Renders nothing while loading or on failure.
 */
export function OfferingStatisticsPanel() {
  const { data } = useOfferingStatistics()
  if (!data || data.total === 0) return null
  const { total, accepted, delivered, declined, flagged } = data
  const numbers = [
    [t.total, total],
    [t.accepted, accepted],
    [t.delivered, delivered],
    [t.declined, declined],
    ...(flagged > 0 ? [[t.flagged, flagged] as const] : []),
  ] as const
  const wait = formatReviewTime(data.medianReviewHours)
  return (
    <Card
      above={32}
      pad={20}
      canBreak
      className={styles.sharingFigures}
      aria-labelledby="sharing-figures"
    >
      <Text as="h2" size={18} weight={600} id="sharing-figures">
        {t.title}
      </Text>
      <Inline as="dl" wrap above={12} below={16}>
        {numbers.map(([name, count]) => (
          <div key={name}>
            <Text as="dt" size={12} tone="faint">
              {name}
            </Text>
            <Text as="dd" size={18} weight={600}>
              {count}
            </Text>
          </div>
        ))}
      </Inline>
      <div className={styles.sharingShares}>
        <ShareChart
          title={t.byMonth}
          shares={data.byMonth.slice(-6).map(({ month, count }) => ({
            name: formatMonth(month),
            count,
          }))}
        />
        <ShareChart
          title={t.byCategory}
          shares={largestShares(
            data.byCategory.map(({ category, count }) => ({ name: category, count })),
          )}
        />
      </div>
      {wait && (
        <Text above={12} className="muted">
          {t.answer(wait)}
        </Text>
      )}
    </Card>
  )
}

/** A bar chart as a list: name, bar scaled to the largest count, count. */
function ShareChart({ title, shares }: { title: string; shares: readonly NamedCount[] }) {
  const id = useId()
  const most = Math.max(1, ...shares.map(({ count }) => count))
  if (shares.length === 0) return null
  return (
    <div>
      <Text as="h3" size={14} weight={600} id={id}>
        {title}
      </Text>
      <ul className="muted" aria-labelledby={id}>
        {shares.map(({ name, count }) => (
          <li key={name}>
            <span className="truncate">{name}</span>
            <span className="bar" aria-hidden="true">
              <i style={{ inlineSize: `${(100 * count) / most}%` }} />
            </span>
            <Text as="span" textAlign="end" isNumeric aria-hidden="true">
              {count}
            </Text>
            <span className="vh">{t.offers(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
