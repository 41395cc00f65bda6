import { itemMessages } from '@registry/shared/messages/items/items'

const BONES = ['first', 'second', 'third', 'fourth'] as const

/** Skeleton with the layout of the list, to prevent layout shift. */
export function ItemsSkeleton() {
  return (
    <section aria-busy="true" aria-label={itemMessages.loading}>
      <div className="section-head">
        <div>
          <h2 className="display-24">{itemMessages.loadingTitle}</h2>
          <p className="muted">{itemMessages.listSubtitle}</p>
        </div>
      </div>
      <div className="item-grid" aria-hidden="true">
        {BONES.map(bone => (
          <div key={bone} className="panel item is-bone">
            <div className="item-top">
              <span className="item-picture bone" />
              <div className="item-facts">
                <span className="bone w-[46%]" />
                <span className="bone w-[82%]" />
                <span className="bone w-[58%]" />
                <span className="bone" />
              </div>
            </div>
            <div className="item-foot min-h-[49px]" />
          </div>
        ))}
      </div>
    </section>
  )
}
