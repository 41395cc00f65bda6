import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import type { ContributorFilter } from '../actions/contributor-list.ts'
import thankYousStyles from '../thank-yous.module.css'

/** The empty state without contributions. */
export function NoContributors({ publicPage }: { publicPage: string }) {
  const { title, text, action } = deskMessages.empty
  return (
    <section className="above-24" aria-label={title}>
      <EmptyState
        picture={<Illustration of="opening-gift" />}
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
    <EmptyState
      title={isToWrite ? noResult.toWrite : noResult.sent}
      action={
        <Button look="outline" size="sm" onClick={onShowAll}>
          {noResult.action}
        </Button>
      }
    >
      <p>{isToWrite ? noResult.toWriteText : noResult.sentText}</p>
    </EmptyState>
  )
}

/** Shown when all notes are sent. */
export function AllNotesSent() {
  const { title, text } = deskMessages.allDone
  return (
    <section aria-label={title}>
      <EmptyState picture={<Illustration of="thank-you-sprig" />} title={title}>
        <p>{text}</p>
      </EmptyState>
    </section>
  )
}

const BONES = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Placeholder in the shape of the page. */
export function ThankYousSkeleton() {
  return (
    <Stack
      as="section"
      className={thankYousStyles.tyDesk}
      gap={20}
      above={24}
      data-view="list"
      aria-busy="true"
      aria-label={deskMessages.loading}
    >
      <Card as="div" className={thankYousStyles.tyPeople} aria-hidden="true">
        <Box pad={8} line="below">
          <Skeleton className="radius-12" height={44} />
        </Box>
        {BONES.map(bone => (
          <Inline
            key={bone}
            gap={12}
            align="center"
            wrap
            line="below"
            className={thankYousStyles.tyRow}
          >
            <Skeleton className="avatar" />
            <Stack as="span" gap={8} className={thankYousStyles.tyWords} fits grows shrinks>
              <Skeleton width="60%" />
              <Skeleton width="82%" />
            </Stack>
          </Inline>
        ))}
      </Card>
      <Card as="div" className={thankYousStyles.tyNote} aria-hidden="true">
        <Inline gap={12} align="center" wrap pad="12-inset" line="below">
          <Skeleton className="avatar" />
          <Skeleton width="40%" />
        </Inline>
        <Stack gap={16} fits pad="inset">
          <Skeleton width="74%" />
          <Skeleton width="58%" />
          <Skeleton className="radius-12" height={190} />
        </Stack>
      </Card>
    </Stack>
  )
}
