import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { type ReactNode, useState } from 'react'
import { useDoubleTapShield } from '../../lib/hooks/use-double-tap-shield.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { NotLoadedState } from '../../ui/feedback/not-loaded-state.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import { type ContributorFilter, countByStatus } from './actions/contributor-list.ts'
import { FailedActions } from './actions/failed-actions.tsx'
import { useThankYous } from './actions/thank-you-cache.ts'
import { useThankYouActions } from './actions/use-thank-you-actions.ts'
import { ContributorPanel } from './list/contributor-panel.tsx'
import { AllNotesSent, NoContributors, ThankYousSkeleton } from './list/thank-you-states.tsx'
import { useSelectedContributor } from './list/use-selected-contributor.ts'
import { NoteEditor } from './note/note-editor.tsx'
import type { NoteAuthor } from './note/use-note-draft.ts'
import { PrintedContributions } from './printed-contributions.tsx'
import thankYousStyles from './thank-yous.module.css'

interface ThankYouManagerProps {
  parents: NoteAuthor & { email: string | undefined }
  publicPage: string
  /** Actions for the whole list. */
  tools: ReactNode
}

/** The thank-you page: contributors and the notes to them. */
export function ThankYouManager({ parents, publicPage, tools }: ThankYouManagerProps) {
  const { data, error, refetch } = useThankYous()
  const hasGuests = data !== undefined && data.thankYous.length > 0
  return (
    <>
      <Inline gap="12-16" align="end" justify="between" wrap className={thankYousStyles.tyTop}>
        <div>
          <h1 className="display-30" tabIndex={-1}>
            {hasGuests ? deskMessages.headline(data.toWrite) : deskMessages.title}
          </h1>
          <Text size={16} tone="muted" wrap="pretty" above={6}>
            {data?.toWrite === 0 ? deskMessages.leadWhenDone : deskMessages.lead}
          </Text>
        </div>
        {hasGuests && (
          <Inline gap={8} wrap>
            {tools}
          </Inline>
        )}
      </Inline>
      {data === undefined &&
        (error ? (
          <NotLoadedState
            className="above-24"
            title={deskMessages.error.title}
            text={deskMessages.error.text}
            retry={deskMessages.retry}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <ThankYousSkeleton />
        ))}
      {data && !hasGuests && <NoContributors publicPage={publicPage} />}
      {data && hasGuests && (
        <ContributorsAndNote contributors={data.thankYous} total={data.total} parents={parents} />
      )}
    </>
  )
}

interface ContributorsAndNoteProps extends Pick<ThankYouManagerProps, 'parents'> {
  contributors: readonly ThankYou[]
  total: number
}

function ContributorsAndNote({ contributors, total, parents }: ContributorsAndNoteProps) {
  const { chosen, editorKey, heading, view, isGone, open, openNext, remount } =
    useSelectedContributor(contributors)
  const actions = useThankYouActions(parents.userId, {
    onConflict: remount,
    openNote: contributor => {
      remount(contributor)
      open(contributor)
    },
  })
  const shield = useDoubleTapShield()
  const goOn = (from: ThankYou) => {
    openNext(from)
    shield.activate()
  }
  const [filter, setFilter] = useState<ContributorFilter>(() =>
    chosen?.status === 'sent' || countByStatus(contributors).toWrite === 0 ? 'all' : 'toWrite',
  )
  return (
    <>
      <FailedActions actions={actions} />
      {isGone && (
        <Banner tone="apricot" role="status">
          {deskMessages.gone}
        </Banner>
      )}
      <Stack className={thankYousStyles.tyDesk} gap={20} above={24} data-view={view}>
        <ContributorPanel
          contributors={contributors}
          total={total}
          current={chosen?.id}
          filter={filter}
          onFilter={setFilter}
          onMark={actions.markAll}
        />
        {chosen ? (
          <NoteEditor
            key={editorKey}
            contributor={chosen}
            parents={parents}
            actions={actions}
            heading={heading}
            isShielded={shield.isActive}
            onDone={goOn}
          />
        ) : (
          <AllNotesSent />
        )}
      </Stack>
      <PrintedContributions contributors={contributors} />
    </>
  )
}
