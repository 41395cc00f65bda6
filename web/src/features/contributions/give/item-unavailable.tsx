import type { PublicItem } from '@registry/shared/contract/items/items'
import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { Button } from '../../../ui/buttons/button.tsx'
import { SheetPane } from '../../../ui/dialogs/sheet-pane.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'

interface ItemUnavailableProps {
  because: 'funded' | 'removed'
  item: PublicItem
  /** Whether the visitor may have paid already. */
  isPaying: boolean
  onChooseAnotherItem: () => void
}

const TEXTS = {
  funded: { form: t.complete, payment: t.nothingLeft },
  removed: { form: t.goneMeanwhile, payment: t.gone },
}

/** Shown when others have funded the item completely in the meantime, or the owner has removed it. */
export function ItemUnavailable({
  because,
  item,
  isPaying,
  onChooseAnotherItem,
}: ItemUnavailableProps) {
  return (
    <SheetPane
      title={<span dir="auto">{item.productName}</span>}
      closeLabel={t.close}
      picture={<Illustration of="thank-you-sprig" className="step-art" />}
      focusKey="nothing-left"
      foot={
        <Button size="lg" onClick={onChooseAnotherItem}>
          {t.anotherGift}
        </Button>
      }
    >
      <p className="muted text-center wraps-pretty">
        {TEXTS[because][isPaying ? 'payment' : 'form']}
      </p>
    </SheetPane>
  )
}
