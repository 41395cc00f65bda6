import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { itemMessages } from '@registry/shared/messages/items/items'
import { formatDollars } from '@registry/shared/money/format-money'
import { useId } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import { ItemImage } from '../../card/item-image.tsx'
import { useUpdateItem } from '../../items-queries.ts'
import { QUANTITY_MAX } from '../quantity-codec.ts'
import { saveErrorMessage } from '../save-error-message.ts'
import styles from './duplicate-notice.module.css'

const { duplicate: t } = itemFormMessages

interface DuplicateNoticeProps {
  /** Items of the same product; the first is displayed. */
  items: readonly OwnerItem[]
  onOpen: (item: OwnerItem) => void
  onRaised: (item: OwnerItem) => void
  onAddAnyway: () => void
}

/**
 * Notice that the product is on the list already, with alternatives. It does not block adding the
 * item.
 */
export function DuplicateNotice({ items, ...choices }: DuplicateNoticeProps) {
  const [item] = items
  return (
    <>
      <p className="vh" role="status">
        {item && t.heard(item.productName)}
      </p>
      {item && <Notice key={item.id} item={item} more={items.length - 1} {...choices} />}
    </>
  )
}

interface NoticeProps extends Omit<DuplicateNoticeProps, 'items'> {
  item: OwnerItem
  more: number
}

function Notice({ item, more, onOpen, onRaised, onAddAnyway }: NoticeProps) {
  const id = useId()
  const update = useUpdateItem()
  const quantity = item.quantity + 1
  const raise = () => {
    if (update.isPending) return
    update.mutate(
      { id: item.id, changes: { quantity }, version: item.version },
      { onSuccess: ({ data }) => onRaised(data) },
    )
  }
  const error = saveErrorMessage(update.error, itemMessages.updateFailed)
  return (
    <Inline
      as="section"
      gap={14}
      pad={16}
      radius={12}
      tone="ink"
      className={`spans-columns ${styles.duplicate}`}
      aria-labelledby={id}
    >
      <ItemImage item={item} size={56} />
      <Stack gap={10} grows shrinks>
        <div>
          <Text as="h3" size={14} weight={600} className={styles.duplicateTitle} id={id}>
            {t.title}
          </Text>
          <Text canBreak className="strong" dir="auto">
            {item.productName}
          </Text>
          <Text size={12} isNumeric className="hint">
            {[
              formatDollars(item.totalPrice),
              t.quantity(item.quantity),
              item.isHidden && t.hidden,
              more > 0 && t.more(more),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </div>
        <Inline gap={8} wrap className="fills-on-phones">
          <Button look="outline" size="sm" onClick={() => onOpen(item)}>
            {t.open}
          </Button>
          {quantity <= QUANTITY_MAX && (
            <Button look="outline" size="sm" aria-disabled={update.isPending} onClick={raise}>
              {t.raise(quantity)}
            </Button>
          )}
          <Button look="quiet" size="sm" onClick={onAddAnyway}>
            {t.addAnyway}
          </Button>
        </Inline>
      </Stack>
    </Inline>
  )
}
