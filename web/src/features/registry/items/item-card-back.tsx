import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { ChevronLeft, ExternalLink, Users } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { ContributeButton } from './contribute-button.tsx'
import styles from './public-item-card.module.css'
import type { ItemActions } from './public-item-card.tsx'
import { retailerDomain } from './retailer-domain.ts'

const t = registryMessages.card

/** Description, retailer link and contributors link. */
export function ItemCardBack({
  item,
  actions,
  backButton,
  onBack,
}: {
  item: PublicItem
  actions: ItemActions
  backButton: Ref<HTMLButtonElement>
  onBack: () => void
}) {
  return (
    <div className={styles.backBody}>
      <h3 dir="auto">{item.productName}</h3>
      <section
        className={styles.backText}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable.
        tabIndex={0}
        aria-label={t.description(item.productName)}
        dir="auto"
      >
        {item.productDescription || t.noDescription}
      </section>
      <div className={styles.backMeta}>
        <RetailerLink productUrl={item.productUrl} />
        <button
          type="button"
          className="link"
          aria-label={t.whoGaveTo(item.productName)}
          onClick={() => actions.onWhoGave(item)}
        >
          <Users className="icon icon-16" aria-hidden="true" />
          {t.whoGave}
        </button>
      </div>
      <div className={styles.cardActions}>
        <ContributeButton item={item} actions={actions} />
        <Button
          look="outline"
          ref={backButton}
          aria-label={t.backTo(item.productName)}
          onClick={onBack}
        >
          <ChevronLeft className="icon" aria-hidden="true" />
          {t.back}
        </Button>
      </div>
    </div>
  )
}

/** Renders nothing for an item without a URL. */
export function RetailerLink({ productUrl }: { productUrl: string }) {
  const retailer = retailerDomain(productUrl)
  if (!retailer) return null
  return (
    <a href={productUrl} target="_blank" rel="noopener noreferrer nofollow">
      <ExternalLink className="icon icon-16" aria-hidden="true" />
      <span className="truncate">{t.shop(retailer)}</span>
      <span className="vh">{t.opensShop}</span>
    </a>
  )
}
