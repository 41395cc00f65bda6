import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { formatDollars } from '@registry/shared/money/format-money'
import { type Cents, ZERO } from '@registry/shared/money/money'
import { Link } from 'react-router'
import { paths } from '../../../lib/url/paths.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './registry-progress-panel.module.css'

const t = activityMessages.standing

interface RegistryProgress {
  /** Sum of the prices of all items. */
  value: Cents
  confirmed: Cents
  promised: Cents
  left: Cents
  complete: number
  items: number
}

interface RegistryProgressPanelProps {
  progress: RegistryProgress
  /** Sum of the contributions to deleted items, which `progress` does not contain; undefined if unknown. */
  ofDeleted?: Cents | undefined
  /** Number of thank-you notes to write; undefined while loading. */
  thankYous: number | undefined
}

/** Funding of the whole registry as a bar: confirmed solid, promised hatched, remaining empty. */
export function RegistryProgressPanel(props: RegistryProgressPanelProps) {
  const { progress, ofDeleted = ZERO, thankYous } = props
  const { value, confirmed, promised, left, complete, items } = progress
  const [figures, name] = t.complete(complete, items)
  return (
    <Card tone="muted" pad="inset" className={styles.standing} aria-labelledby="standing">
      <Text as="h2" tone="ink" id="standing" size={18} weight={600}>
        {t.title}
      </Text>
      <Text tone="ink" above={6} canBreak className={`${styles.standingSum} num`}>
        {formatDollars(confirmed)}
      </Text>
      <p className="num">{t.confirmedOf(value)}</p>
      <ProgressBar progress={progress} />
      <Stack as="ul" gap={6} isNumeric>
        <Part tone="" name={t.confirmed} amount={confirmed} />
        <Part tone="is-promised" name={t.promised} amount={promised} />
        <Part tone={styles.isLeft} name={t.left} amount={left} />
        {ofDeleted > 0 && (
          <Inline as="li" gap={12} justify="between">
            {t.ofDeleted}
            <Text as="span" tone="ink" weight={500}>
              {formatDollars(ofDeleted)}
            </Text>
          </Inline>
        )}
      </Stack>
      <Inline as="p" justify="between" wrap above={16} line="above" className={styles.standingFoot}>
        <span>
          <Text as="b" tone="ink" weight={600} className="num">
            {figures}
          </Text>{' '}
          {name}
        </span>
        {thankYous !== undefined && thankYous > 0 && (
          <Link to={paths.thankYous}>{t.thankYous(thankYous)}</Link>
        )}
      </Inline>
    </Card>
  )
}

function ProgressBar({
  progress: { value, confirmed, promised },
}: Pick<RegistryProgressPanelProps, 'progress'>) {
  const percent = (part: Cents) => (value === 0 ? 0 : Math.min(100, (part / value) * 100))
  const given = Math.min(100, percent(confirmed) + percent(promised))
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={t.bar}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(given)}
    >
      <i style={{ inlineSize: `${percent(confirmed)}%` }} />
      {promised > 0 && (
        <i className="is-promised" style={{ inlineSize: `${percent(promised)}%` }} />
      )}
    </div>
  )
}

function Part({ tone, name, amount }: { tone: string | undefined; name: string; amount: Cents }) {
  return (
    <Inline as="li" gap={12} justify="between">
      <span className={`legend ${tone}`}>{name}</span>
      <Text as="span" tone="ink" weight={500}>
        {formatDollars(amount)}
      </Text>
    </Inline>
  )
}
