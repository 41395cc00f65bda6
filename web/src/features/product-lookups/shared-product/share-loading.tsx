import { shareProductMessages } from '@registry/shared/messages/items/share-product'
import { OpeningGift } from '../../../art/opening-gift.tsx'
import { ShareScreen } from './share-screen.tsx'

const { loading } = shareProductMessages

/** Shown during the scrape; `retailer` is a hostname. */
export function ShareLoading({ retailer }: { retailer?: string }) {
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
      <p className="fine">{retailer && loading.from(retailer)}</p>
    </ShareScreen>
  )
}
