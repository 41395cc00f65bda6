import type { LookupCode } from '@registry/shared/contract/items/product-lookups'
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
  const needsQuickAdd = code === 'CLIENT_ONLY_RETAILER' || code === 'BLOCKED'
  const hint = failureHint(code)
  return (
    <div className={styles.offer} role="alert">
      <ShopWindow />
      <div>
        <h3>{lookupFailureTitle(state)}</h3>
        <p>{error}</p>
        {reason && code !== 'CLIENT_ONLY_RETAILER' && <p>{reason}</p>}
        {hint && <p>{hint}</p>}
        <div className={styles.offerActions}>
          {needsQuickAdd && <LinkButton href={paths.extension}>{reader.getQuickAdd}</LinkButton>}
          <Button look={needsQuickAdd ? 'outline' : 'primary'} onClick={onAddManually}>
            {reader.addManually}
          </Button>
          <Button look="quiet" onClick={onClear}>
            {reader.clear}
          </Button>
        </div>
        <p className="fine">{reader.keepsLink}</p>
      </div>
    </div>
  )
}

/** Returns a short failure title, such as 'shop.example took too long'. */
export function lookupFailureTitle({ code, url }: FailedLookup): string {
  const titles: Partial<Record<LookupCode, (shop: string) => string>> = reader.failedTitles
  const title = (code && titles[code]) ?? reader.failedTitles.other
  return title(retailerHost(url))
}

function failureHint(code: LookupCode | undefined): string | undefined {
  const hints: Partial<Record<LookupCode, string>> = reader.failedHints
  return code && hints[code]
}
