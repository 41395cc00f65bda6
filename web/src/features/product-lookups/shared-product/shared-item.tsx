import { processSelectedImage } from '@registry/shared/contract/images'
import { formatDollars } from '@registry/shared/money/format-money'
import { cents } from '@registry/shared/money/money'
import { useQuery } from '@tanstack/react-query'
import { categoryArt } from '../../../art/category-looks.ts'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { Picture } from '../../../ui/images/picture.tsx'
import { Thumbnail } from '../../../ui/images/thumbnail.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { ShownProduct } from './share-state.ts'
import styles from './shared-product.module.css'

const IMAGE_BOX = { width: 96, height: 96 }

interface SharedItemProps {
  product: ShownProduct
  /** The retailer's hostname. */
  retailer: string
}

/** The product with its image; hides a missing price. */
export function SharedItem({ product, retailer }: SharedItemProps) {
  const image = useStoredImage(product.picture)
  return (
    <Inline
      gap={16}
      align="center"
      pad={12}
      radius={16}
      fill="sunken"
      above={24}
      className={styles.sharedItem}
    >
      <Thumbnail size={96}>
        <Picture src={image} fallback={categoryArt(product.category)} room={IMAGE_BOX} />
      </Thumbnail>
      <Box shrinks>
        <Text size={12} tone="muted">
          {retailer}
        </Text>
        <p className={`text-16 weight-600 breaks clamp ${styles.sharedName}`} dir="auto">
          {product.productName}
        </p>
        {product.totalPrice > 0 && (
          <Text size={18} weight={600} above={2}>
            {formatDollars(cents(product.totalPrice))}
          </Text>
        )}
      </Box>
    </Inline>
  )
}

/** Returns the URL of the stored copy of a retailer's image; null while it is being fetched. */
function useStoredImage(url: string | null): string | null {
  const isOurs = url?.startsWith('/images/')
  const { data } = useQuery({
    queryKey: ['picture', url],
    queryFn: () => storeImage(url ?? ''),
    enabled: url !== null && !isOurs,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return isOurs ? url : (data ?? null)
}

async function storeImage(imageUrl: string): Promise<string> {
  const response = await ownerClient.call(processSelectedImage, { body: { imageUrl } })
  return response.processedImage.displayUrl
}
