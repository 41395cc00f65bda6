import { shareProductMessages } from '@registry/shared/messages/items/share-product'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import { Thumbnail } from '../../../ui/images/thumbnail.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { ShareScreen } from './share-screen.tsx'
import styles from './shared-product.module.css'

const { loading } = shareProductMessages

/** Shown during the scrape; `retailer` is a hostname. */
export function ShareLoading({ retailer }: { retailer?: string }) {
  return (
    <ShareScreen
      picture={<Illustration of="opening-gift" />}
      title={loading.title}
      text={loading.text}
    >
      <Inline
        gap={16}
        align="center"
        pad={12}
        radius={16}
        fill="sunken"
        above={24}
        className={styles.sharedItem}
        aria-hidden="true"
      >
        <Thumbnail size={96} className="bone" />
        <Stack as="span" gap={12} grows>
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton width="32%" />
        </Stack>
      </Inline>
      <p className="fine">{retailer && loading.from(retailer)}</p>
    </ShareScreen>
  )
}
