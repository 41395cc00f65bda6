import { shareProductMessages } from '@registry/shared/messages/share-product'
import { OpeningGift } from '../../art/opening-gift.tsx'
import { ShareScreen } from './share-screen.tsx'

const { loading } = shareProductMessages

/** Shown during the scrape; `shop` is the retailer's hostname, if known. */
export function ShareLoading({ shop }: { shop?: string }) {
  return (
    <ShareScreen picture={<OpeningGift />} title={loading.title} text={loading.text}>
      <div className="shared-item" aria-hidden="true">
        <span className="bone shared-picture" />
        <span className="shared-bones">
          <span className="bone" />
          <span className="bone" />
          <span className="bone" />
        </span>
      </div>
      <p className="fine">{shop && loading.from(shop)}</p>
    </ShareScreen>
  )
}
