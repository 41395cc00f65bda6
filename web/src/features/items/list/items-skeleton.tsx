import { itemMessages } from '@registry/shared/messages/items/items'
import { Bone } from '../../../ui/feedback/bone.tsx'
import ownerLayoutStyles from '../../owner-layout/owner-layout.module.css'
import itemCardStyles from '../card/item-card.module.css'

const BONES = ['first', 'second', 'third', 'fourth'] as const

/** Skeleton with the layout of the list, to prevent layout shift. */
export function ItemsSkeleton() {
  return (
    <section aria-busy="true" aria-label={itemMessages.loading}>
      <div className={ownerLayoutStyles.sectionHead}>
        <div>
          <h2 className="display-24">{itemMessages.loadingTitle}</h2>
          <p className="muted">{itemMessages.listSubtitle}</p>
        </div>
      </div>
      <div className={itemCardStyles.itemGrid} aria-hidden="true">
        {BONES.map(bone => (
          <div key={bone} className={`panel ${itemCardStyles.item} is-bone`}>
            <div className={itemCardStyles.itemTop}>
              <span className={`${itemCardStyles.itemPicture} bone`} />
              <div className={itemCardStyles.itemFacts}>
                <Bone width="46%" />
                <Bone width="82%" />
                <Bone width="58%" />
                <span className="bone" />
              </div>
            </div>
            <div className={itemCardStyles.itemFoot} />
          </div>
        ))}
      </div>
    </section>
  )
}
