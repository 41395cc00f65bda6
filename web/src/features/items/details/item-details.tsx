import type { OwnerContributor } from '@registry/shared/contract/contributions/contributor-schemas'
import { isHttpUrl } from '@registry/shared/contract/fields'
import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemMessages } from '@registry/shared/messages/items/items'
import { formatDollars } from '@registry/shared/money/format-money'
import { ExternalLink, Pencil, RotateCcw } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FundingBar } from '../card/funding-bar.tsx'
import type { ItemAction } from '../card/item-card.tsx'
import { sumItemFunding } from '../card/item-funding.ts'
import { ItemImage } from '../card/item-image.tsx'
import styles from './item-details.module.css'

interface ItemDetailsProps {
  item: OwnerItem
  /** Renders the row of a contributor. */
  renderContributor: (contributor: OwnerContributor) => ReactNode
  onClose: () => void
  onAction: (action: ItemAction, item: OwnerItem) => void
}

/** Details of an item with all its contributors. */
export function ItemDetails(props: ItemDetailsProps) {
  const { item, onClose, onAction } = props
  const { details } = itemMessages
  return (
    <Sheet
      width="mid"
      title={<bdi>{item.productName}</bdi>}
      subtitle={item.category}
      closeLabel={details.close}
      onClose={onClose}
      foot={<DetailsFoot item={item} onAction={onAction} />}
    >
      <Inline gap={16} size={14}>
        <ItemImage item={item} size={88} />
        <Overview item={item} />
      </Inline>
      <Contributors {...props} />
    </Sheet>
  )
}

function RetailerLink({ url }: { url: string }) {
  // Validated again before rendering: a javascript: URL would execute code.
  if (!isHttpUrl(url)) return null
  return (
    <a className="inline-row gap-6 tap-small" href={url} target="_blank" rel="noreferrer">
      {itemMessages.details.openAt(new URL(url).hostname.replace(/^www\./, ''))}
      <ExternalLink className="icon icon-16" aria-hidden="true" />
    </a>
  )
}

function Overview({ item }: { item: OwnerItem }) {
  const { card, details } = itemMessages
  const { confirmed, promised, left } = sumItemFunding(item)
  return (
    <Box grows shrinks>
      <Inline gap="0-12" align="baseline" justify="between" wrap below={8} isNumeric>
        <p>
          <Text as="b" size={20} weight={600}>
            {formatDollars(item.amountContributed)}
          </Text>{' '}
          {card.of(item.totalPrice)}
        </p>
        <p className="muted">
          {item.isFullyFunded ? card.complete(item.contributorCount) : card.left(left)}
        </p>
      </Inline>
      <FundingBar item={item} />
      {item.contributorCount > 0 && (
        <Inline as="p" wrap size={12} tone="muted" above={8} gap="4-16">
          <span className="legend">{details.confirmed(confirmed)}</span>
          <span className="legend is-promised">{details.promised(promised)}</span>
        </Inline>
      )}
      <RetailerLink url={item.productUrl} />
    </Box>
  )
}

/** Id of the contributor list, focused after a contribution is deleted. */
export const CONTRIBUTORS_ID = 'givers'

/**
 * Number of rows rendered first, enough to fill a screen; the others follow as a deferred render.
 */
const FIRST_ROWS = 20

function Contributors({ item, renderContributor }: ItemDetailsProps) {
  const { details } = itemMessages
  const { contributors } = item
  const isWhole = useDeferredValue(true, false)
  const rows = isWhole ? contributors : contributors.slice(0, FIRST_ROWS)
  return (
    <Text as="div" size={14} id={CONTRIBUTORS_ID} className={styles.itemGivers} tabIndex={-1}>
      {contributors.length === 0 ? (
        <p className="muted">{details.none}</p>
      ) : (
        <Text as="h3" size={14} weight={600} tone="muted" below={4}>
          {details.contributors(contributors.length)}
        </Text>
      )}
      <Box as="ul" line="between">
        {rows.map(renderContributor)}
      </Box>
    </Text>
  )
}

function DetailsFoot({ item, onAction }: Pick<ItemDetailsProps, 'item' | 'onAction'>) {
  const { details } = itemMessages
  return (
    <>
      {item.can.reset && (
        <Button look="danger-quiet" onClick={() => onAction('reset', item)}>
          <RotateCcw className="icon" aria-hidden="true" />
          {details.reset}
        </Button>
      )}
      {item.can.edit && (
        <Button look="outline" className="pushed" onClick={() => onAction('edit', item)}>
          <Pencil className="icon" aria-hidden="true" />
          {details.edit}
        </Button>
      )}
    </>
  )
}
