import { explainLookupFailure } from '@registry/shared/messages/items/explain-lookup-failure'
import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import { ShopWindow } from '../../art/shop-window.tsx'
import { paths } from '../../lib/url/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import type { FailedLookup } from './lookup-state.ts'
import styles from './product-lookup-form.module.css'
import { retailerHost } from './retailer-host.ts'

const { reader } = lookupMessages

interface LookupFailureProps {
  state: FailedLookup
  onAddManually: () => void
  onClear: () => void
}

/** The failure of a lookup and its next step: QuickAdd when the retailer blocks servers, otherwise manual entry. */
export function LookupFailure({ state, onAddManually, onClear }: LookupFailureProps) {
  const { code, error, reason } = state
  const { title, advice, needsQuickAdd, isLinkUseful } = explainFailure(state)
  return (
    <div className={styles.offer} role="alert">
      <ShopWindow />
      <div>
        <h3>{title}</h3>
        <p>{error}</p>
        {reason && code !== 'CLIENT_ONLY_RETAILER' && <p>{reason}</p>}
        {advice && <p>{advice}</p>}
        <div className={styles.offerActions}>
          {needsQuickAdd && <LinkButton href={paths.extension}>{reader.getQuickAdd}</LinkButton>}
          <Button look={needsQuickAdd ? 'outline' : 'primary'} onClick={onAddManually}>
            {reader.addManually}
          </Button>
          <Button look="quiet" onClick={onClear}>
            {reader.clear}
          </Button>
        </div>
        {isLinkUseful && <p className="fine">{reader.keepsLink}</p>}
      </div>
    </div>
  )
}

/** Returns the title of a failure, such as 'shop.example took too long', and what to do next. */
export function explainFailure(failure: FailedLookup) {
  return explainLookupFailure(failure, retailerHost(failure.url))
}
