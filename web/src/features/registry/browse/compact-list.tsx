import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { Info } from 'lucide-react'
import { memo, useId } from 'react'
import { useIncrementalList } from '../../../lib/hooks/use-incremental-list.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { ItemPicture } from '../../../ui/images/item-picture.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ContributeButton } from '../items/contribute-button.tsx'
import { fundingText } from '../items/funding-text.ts'
import type { ItemActions } from '../items/public-item-card.tsx'
import styles from './compact-list.module.css'

const t = registryMessages.card
const ROOM = { width: 64, height: 64 }

/** Rows of a screen first, the next ones while the browser is idle, the rest as it is scrolled to. */
const STEPS = { first: 12, step: 12, idleMax: 96 }

interface CompactListProps {
  items: PublicItem[]
  /** Changes when other items are displayed. */
  view: string
  actions: ItemActions
}

/** One row per item instead of a card; the details open in a sheet. */
export function CompactList({ items, view, actions }: CompactListProps) {
  const { rendered, end } = useIncrementalList({ ...STEPS, total: items.length, key: view })
  const left = items.length - rendered
  return (
    <>
      <ul className="panel line-between">
        {items.slice(0, rendered).map(item => (
          <li className={styles.entry} key={item.id}>
            <CompactRow item={item} actions={actions} />
          </li>
        ))}
      </ul>
      {left > 0 && <div className={styles.rest} style={{ '--left': left }} ref={end} />}
    </>
  )
}

const CompactRow = memo(Row)

function Row({ item, actions }: { item: PublicItem; actions: ItemActions }) {
  const titleId = useId()
  const funding = fundingText(item)
  return (
    <article className={styles.row} aria-labelledby={titleId}>
      <div className={`well ${styles.thumb}`}>
        <ItemPicture item={item} room={ROOM} />
      </div>
      <div>
        <Text as="h3" size={16} weight={600} canBreak id={titleId} dir="auto">
          {item.productName}
        </Text>
        <Inline as="p" align="baseline" wrap className={`hint above-2 ${styles.amounts}`}>
          <Text as="b" weight={600} tone="ink">
            {funding.given}
          </Text>{' '}
          {funding.price}
          <span className={`helper ${funding.mood}`}>{funding.helper}</span>
        </Inline>
        <Progress label={t.funded} percent={funding.percent} isFull={item.isFullyFunded} />
      </div>
      <Inline gap={8} className={styles.actions}>
        <ContributeButton item={item} actions={actions} />
        <Button
          look="outline"
          size="icon"
          aria-label={t.details(item.productName)}
          onClick={() => actions.onWhoGave(item)}
        >
          <Info className="icon" aria-hidden="true" />
        </Button>
      </Inline>
    </article>
  )
}
