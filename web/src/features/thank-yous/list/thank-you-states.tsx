import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { OpeningGift } from '../../../art/opening-gift.tsx'
import { ThankYouSprig } from '../../../art/thank-you-sprig.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Bone } from '../../../ui/feedback/bone.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import itemCardStyles from '../../items/card/item-card.module.css'
import type { ContributorFilter } from '../actions/contributor-list.ts'
import thankYousStyles from '../thank-yous.module.css'

/** The empty state without contributions. */
export function NoContributors({ publicPage }: { publicPage: string }) {
  const { title, text, action } = deskMessages.empty
  return (
    <section className={itemCardStyles.itemsState} aria-label={title}>
      <EmptyState
        picture={<OpeningGift />}
        title={title}
        action={<LinkButton href={publicPage}>{action}</LinkButton>}
      >
        <p>{text}</p>
      </EmptyState>
    </section>
  )
}

/** The empty state of a filter without matches. */
export function NoMatchingContributors({
  filter,
  onShowAll,
}: {
  filter: ContributorFilter
  onShowAll: () => void
}) {
  const { noResult } = deskMessages
  const isToWrite = filter === 'toWrite'
  return (
    <div className={thankYousStyles.tyNone}>
      <p className="strong">{isToWrite ? noResult.toWrite : noResult.sent}</p>
      <p className="muted">{isToWrite ? noResult.toWriteText : noResult.sentText}</p>
      <Button look="outline" size="sm" onClick={onShowAll}>
        {noResult.action}
      </Button>
    </div>
  )
}

/** Shown when all notes are sent. */
export function AllNotesSent() {
  const { title, text } = deskMessages.allDone
  return (
    <section className={`panel ${thankYousStyles.tyDone}`} aria-label={title}>
      <ThankYouSprig />
      <h2 className="display-24">{title}</h2>
      <p className="muted">{text}</p>
    </section>
  )
}

const BONES = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Placeholder in the shape of the page. */
export function ThankYousSkeleton() {
  return (
    <section
      className={thankYousStyles.tyDesk}
      data-view="list"
      aria-busy="true"
      aria-label={deskMessages.loading}
    >
      <div className={`panel ${thankYousStyles.tyPeople}`} aria-hidden="true">
        <div className={thankYousStyles.tyFilter}>
          <span className={`bone ${thankYousStyles.tyBoneTabs}`} />
        </div>
        {BONES.map(bone => (
          <div key={bone} className={thankYousStyles.tyRow}>
            <span className={`bone ${thankYousStyles.tyBoneFace}`} />
            <span className={thankYousStyles.tyWords}>
              <Bone width="60%" />
              <Bone width="82%" />
            </span>
          </div>
        ))}
      </div>
      <div className={`panel ${thankYousStyles.tyNote}`} aria-hidden="true">
        <div className={thankYousStyles.tyHead}>
          <span className={`bone ${thankYousStyles.tyBoneFace}`} />
          <Bone width="40%" />
        </div>
        <div className={thankYousStyles.tyBody}>
          <Bone width="74%" />
          <Bone width="58%" />
          <span className={`bone ${thankYousStyles.tyBoneNote}`} />
        </div>
      </div>
    </section>
  )
}
