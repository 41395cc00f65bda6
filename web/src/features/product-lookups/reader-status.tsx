import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { Store } from 'lucide-react'
import { ShopWindow } from '../../art/shop-window.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { shopHost } from './shop-host.ts'
import type { LookupState } from './use-product-lookup.ts'

const { reader } = lookupMessages

interface ReaderStatusProps {
  state: LookupState
  /** How many fields want a look before saving. */
  toCheck: number
  onAddManually: () => void
}

/** How reading a link goes, under it. */
export function ReaderStatus({ state, toCheck, onAddManually }: ReaderStatusProps) {
  switch (state.status) {
    case 'idle':
      return (
        <p className="reader-idle">
          <Store className="icon" aria-hidden="true" />
          {reader.idle}
        </p>
      )
    case 'loading':
      return (
        <p className="reading" role="status">
          <span className="spin" aria-hidden="true" />
          <span>
            <span className="strong">{lookupMessages.loading}</span>{' '}
            <span className="muted">
              {reader.reading(shopHost(state.url))}, {reader.readingHint}
            </span>
          </span>
        </p>
      )
    case 'failed':
      return <Failed state={state} onAddManually={onAddManually} />
    default: {
      const shop = shopHost(state.product.sourceUrl)
      return (
        <Banner tone={toCheck > 0 ? 'apricot' : 'moss'} title={reader.found(shop)} role="status">
          {toCheck > 0 ? reader.toCheck(toCheck) : reader.foundAll}
        </Banner>
      )
    }
  }
}

interface FailedProps {
  state: Extract<LookupState, { status: 'failed' }>
  onAddManually: () => void
}

function Failed({ state, onAddManually }: FailedProps) {
  const shop = shopHost(state.url)
  return (
    <div className="offer" role="alert">
      <ShopWindow />
      <div>
        <h3>{state.isBlocked ? reader.blockedTitle(shop) : reader.failedTitle(shop)}</h3>
        <p>{state.reason}</p>
        <Button onClick={onAddManually}>{reader.addManually}</Button>
        <p className="fine">{reader.keepsLink}</p>
      </div>
    </div>
  )
}
