import { shareProductMessages } from '@registry/shared/messages/items/share-product'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import { CloseShareButton, DashboardLink, ShareScreen } from './share-screen.tsx'
import type { ShownProduct } from './share-state.ts'
import { SharedItem } from './shared-item.tsx'

const { added, listed } = shareProductMessages

interface ShareResultProps {
  product: ShownProduct
  retailer: string
}

/** The item was added; lists the fields to check. */
export function ShareAdded({ product, retailer }: ShareResultProps) {
  const { priceNote, toCheck } = product
  return (
    <ShareScreen
      shouldFocusHeading
      picture={<Illustration of="found-heart" />}
      title={added.title}
      text={added.text}
      acts={
        <>
          <DashboardLink>{added.view}</DashboardLink>
          <CloseShareButton />
        </>
      }
    >
      <SharedItem product={product} retailer={retailer} />
      {product.totalPrice <= 0 ? (
        <Banner tone="apricot" title={added.noPrice}>
          {priceNote} {added.untilPriced}
        </Banner>
      ) : (
        toCheck && <Banner tone="apricot">{added.check(toCheck)}</Banner>
      )}
    </ShareScreen>
  )
}

/** The product is already on the list; the owner may add it again. */
export function ShareListed({
  product,
  retailer,
  onAdd,
}: ShareResultProps & { onAdd: () => void }) {
  return (
    <ShareScreen
      shouldFocusHeading
      picture={<Illustration of="thank-you-sprig" />}
      title={listed.title}
      text={listed.text}
      acts={
        <>
          <DashboardLink>{added.view}</DashboardLink>
          <Button look="outline" isBlock onClick={onAdd}>
            {listed.anyway}
          </Button>
        </>
      }
    >
      <SharedItem product={product} retailer={retailer} />
    </ShareScreen>
  )
}
