import { itemMessages } from '@registry/shared/messages/items/items'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Thumbnail } from '../../../ui/images/thumbnail.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import ownerLayoutStyles from '../../owner-layout/owner-layout.module.css'
import itemCardStyles from '../card/item-card.module.css'

const BONES = ['first', 'second', 'third', 'fourth'] as const

/** Skeleton with the layout of the list, to prevent layout shift. */
export function ItemsSkeleton() {
  return (
    <section aria-busy="true" aria-label={itemMessages.loading}>
      <Inline
        gap="12-16"
        align="end"
        justify="between"
        wrap
        className={ownerLayoutStyles.sectionHead}
      >
        <div>
          <h2 className="display-24">{itemMessages.loadingTitle}</h2>
          <p className="muted">{itemMessages.listSubtitle}</p>
        </div>
      </Inline>
      <Stack gap={16} fits className={itemCardStyles.itemGrid} aria-hidden="true">
        {BONES.map(bone => (
          <Card as="div" key={bone} className={`column ${itemCardStyles.item}`}>
            <Inline gap={16} grows pad={16}>
              <Thumbnail className={`${itemCardStyles.itemPicture} bone`} />
              <Stack gap={12} justify="start" grows shrinks above={4}>
                <Skeleton width="46%" />
                <Skeleton width="82%" />
                <Skeleton width="58%" />
                <Skeleton />
              </Stack>
            </Inline>
            <Box line="above" pad={8}>
              <div className="tap-small" />
            </Box>
          </Card>
        ))}
      </Stack>
    </section>
  )
}
