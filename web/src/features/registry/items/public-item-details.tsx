import type { PublicContributor } from '@registry/shared/contract/contributions/contributor-schemas'
import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { formatShortDollars } from '@registry/shared/money/format-money'
import { useEffect, useState } from 'react'
import { formatShortRelativeTime } from '../../../lib/time/format-short-relative-time.ts'
import { requestServerTime } from '../../../lib/time/request-server-time.ts'
import { serverNow } from '../../../lib/time/server-clock.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { Avatar } from '../../../ui/images/avatar.tsx'
import { CategoryLabel } from '../../../ui/images/category-label.tsx'
import { ItemPicture } from '../../../ui/images/item-picture.tsx'
import { fundingText } from './funding-text.ts'
import { RetailerLink } from './item-card-back.tsx'
import '../../../styles/sheet.css'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './public-item-details.module.css'
import { QuantityBadge } from './quantity-badge.tsx'

interface PublicItemDetailsProps {
  item: PublicItem
  onClose: () => void
  onContribute: () => void
}

/** All details of an item and its contributors. */
export function PublicItemDetails({ item, onClose, onContribute }: PublicItemDetailsProps) {
  return (
    <Sheet
      hasUrl
      title={<span dir="auto">{item.productName}</span>}
      subtitle={<CategoryLabel category={item.category} />}
      width="mid"
      closeLabel={registryMessages.details.close}
      onClose={onClose}
      foot={
        <Button size="lg" disabled={!item.can.contribute} onClick={onContribute}>
          {item.can.contribute ? registryMessages.contribute : registryMessages.fullyFunded}
        </Button>
      }
    >
      <ItemSummary item={item} />
      <section aria-labelledby="contributors-title">
        <Text as="h3" size={18} weight={600} id="contributors-title">
          {registryMessages.details.contributors}
        </Text>
        {item.contributors.length > 0 ? (
          <Contributors contributors={item.contributors} />
        ) : (
          <p className="hint">{registryMessages.details.none}</p>
        )}
      </section>
    </Sheet>
  )
}

function ItemSummary({ item }: { item: PublicItem }) {
  const funding = fundingText(item, formatShortDollars)
  return (
    <Stack gap={16} fits className={styles.detailTop}>
      <div className="well">
        <ItemPicture
          item={item}
          room={{ width: 388, height: 148 }}
          wideRoom={{ width: 200, height: 160 }}
          priority="early"
        />
        <QuantityBadge quantity={item.quantity} />
      </div>
      <div>
        <p className="amounts num">
          <span>
            <b>{funding.given}</b> {funding.price}
          </span>
          <span>{funding.percent}%</span>
        </p>
        <Progress
          label={registryMessages.card.funded}
          percent={funding.percent}
          isFull={item.isFullyFunded}
        />
        <p className={`helper ${funding.mood}`}>{funding.helper}</p>
        {item.productDescription && (
          <p className="muted keeps-lines breaks above-12" dir="auto">
            {item.productDescription}
          </p>
        )}
        <RetailerLink productUrl={item.productUrl} />
      </div>
    </Stack>
  )
}

function Contributors({ contributors }: { contributors: PublicContributor[] }) {
  // Fixed while the sheet is open, except that the server corrects a wrong clock.
  const [nowMs, setNowMs] = useState(serverNow)
  useEffect(() => {
    let isShown = true
    void requestServerTime().then(() => isShown && setNowMs(serverNow()))
    return () => {
      isShown = false
    }
  }, [])
  return (
    <ul className="people line-between">
      {contributors.map(person => (
        <li className="person" key={person.id}>
          <Avatar name={person.name} />
          <p className="text-16 weight-600 breaks" dir="auto">
            {person.name}
          </p>
          {person.amount > 0 && (
            <p className="text-16 weight-600 num">{formatShortDollars(person.amount)}</p>
          )}
          <p className="when hint">
            <time dateTime={person.timestamp}>
              {formatShortRelativeTime(person.timestamp, nowMs)}
            </time>
          </p>
          {person.message && (
            <blockquote className="hint keeps-lines breaks" dir="auto">
              {person.message}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  )
}
