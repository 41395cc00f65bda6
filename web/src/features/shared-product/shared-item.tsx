import { processSelectedImage } from '@registry/shared/contract/images'
import { formatDollars } from '@registry/shared/money/format-money'
import { cents } from '@registry/shared/money/money'
import { useQuery } from '@tanstack/react-query'
import { categoryArt } from '../../art/category-looks.ts'
import { ownerClient } from '../../lib/owner-client.ts'
import { Picture } from '../../ui/picture.tsx'
import type { ShownProduct } from './share-state.ts'

const ROOM = { width: 96, height: 96 }

interface SharedItemProps {
  product: ShownProduct
  /** The host of its shop. */
  shop: string
}

/** The product with its picture; a price that is none is not shown. */
export function SharedItem({ product, shop }: SharedItemProps) {
  const picture = useOwnCopy(product.picture)
  return (
    <div className="shared-item">
      <span className="shared-picture">
        <Picture src={picture} fallback={categoryArt(product.category)} room={ROOM} />
      </span>
      <div className="shared-words">
        <p className="shared-shop">{shop}</p>
        <p className="shared-name" dir="auto">
          {product.productName}
        </p>
        {product.totalPrice > 0 && (
          <p className="shared-price num">{formatDollars(cents(product.totalPrice))}</p>
        )}
      </div>
    </div>
  )
}

/** Our copy of a shop's picture, which is fetched for the item anyway; none until it is there. */
function useOwnCopy(url: string | null): string | null {
  const isOurs = url?.startsWith('/images/')
  const { data } = useQuery({
    queryKey: ['picture', url],
    queryFn: () => copyOf(url ?? ''),
    enabled: url !== null && !isOurs,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return isOurs ? url : (data ?? null)
}

async function copyOf(imageUrl: string): Promise<string> {
  const answer = await ownerClient.call(processSelectedImage, { body: { imageUrl } })
  return answer.processedImage.displayUrl
}
