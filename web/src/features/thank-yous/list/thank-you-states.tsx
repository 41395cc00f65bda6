import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { OpeningGift } from '../../../art/opening-gift.tsx'
import { ThankYouSprig } from '../../../art/thank-you-sprig.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { ContributorFilter } from '../actions/contributor-list.ts'

/** The empty state without contributions. */
export function NoContributors({ publicPage }: { publicPage: string }) {
  const { title, text, action } = deskMessages.empty
  return (
    <section className="items-state" aria-label={title}>
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
    <div className="ty-none">
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
    <section className="panel ty-done" aria-label={title}>
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
      className="ty-desk"
      data-view="list"
      aria-busy="true"
      aria-label={deskMessages.loading}
    >
      <div className="panel ty-people" aria-hidden="true">
        <div className="ty-filter">
          <span className="bone ty-bone-tabs" />
        </div>
        {BONES.map(bone => (
          <div key={bone} className="ty-row">
            <span className="bone ty-bone-face" />
            <span className="ty-words">
              <span className="bone w-[60%]" />
              <span className="bone w-[82%]" />
            </span>
          </div>
        ))}
      </div>
      <div className="panel ty-note" aria-hidden="true">
        <div className="ty-head">
          <span className="bone ty-bone-face" />
          <span className="bone w-[40%]" />
        </div>
        <div className="ty-body">
          <span className="bone w-[74%]" />
          <span className="bone w-[58%]" />
          <span className="bone ty-bone-note" />
        </div>
      </div>
    </section>
  )
}
