import { id as giftId } from '@registry/shared/contract/fields'
import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { DeleteContributionDialog } from '../features/contributions/actions/delete-contribution-dialog.tsx'
import { useIsDeleting } from '../features/contributions/actions/use-contribution-action.ts'
import { useContributionListActions } from '../features/contributions/actions/use-contribution-list-actions.ts'
import { ContributionDetailActions } from '../features/contributions/detail/contribution-detail-actions.tsx'
import { ContributionDetailBody } from '../features/contributions/detail/contribution-detail-body.tsx'
import { ContributionLoading } from '../features/contributions/detail/contribution-loading.tsx'
import { ContributionPageFrame } from '../features/contributions/detail/contribution-page-frame.tsx'
import { ContributionSignInRequired } from '../features/contributions/detail/contribution-sign-in-required.tsx'
import { ContributionUnavailable } from '../features/contributions/detail/contribution-unavailable.tsx'
import { useContribution } from '../features/contributions/detail/use-contribution.ts'
import { useDocumentTitle } from '../lib/hooks/use-document-title.ts'
import { useOwnerSession } from '../lib/session/use-owner-session.ts'
import { paths } from '../lib/url/paths.ts'

const HIGHLIGHT = 'highlight'

/** /notification?highlight=…: the contribution that a notification links to. */
export function NotificationPage() {
  useDocumentTitle(notificationMessages.title)
  const session = useOwnerSession()
  const [query] = useSearchParams()
  const id = query.get(HIGHLIGHT) ?? ''
  if (session.status === 'starting') return <ContributionLoading what="checking" />
  if (session.status === 'signed-out')
    return <ContributionSignInRequired returnTo={addressOf(id)} />
  if (!id) return <ContributionUnavailable why="noId" />
  if (!giftId.safeParse(id).success) return <ContributionUnavailable why="contribution" />
  return <NotifiedContribution key={id} id={id} />
}

function addressOf(id: string): string {
  return id
    ? `${paths.notification}?${new URLSearchParams({ [HIGHLIGHT]: id })}`
    : paths.notification
}

/** Page of one contribution. Redirects to the dashboard after its deletion. */
function NotifiedContribution({ id }: { id: string }) {
  const navigate = useNavigate()
  const [isGone, setIsGone] = useState(false)
  const isGoing = useIsDeleting(id) || isGone
  const shown = useContribution(id, isGoing)
  const actions = useContributionListActions()
  const leave = () => {
    setIsGone(true)
    void navigate(paths.dashboard, { replace: true })
  }
  return (
    <>
      {isGoing && <ContributionLoading shouldFocusHeading what="deleting" />}
      {!isGoing && shown.status === 'loading' && <ContributionLoading what="loading" />}
      {!isGoing && shown.status === 'failed' && (
        <ContributionUnavailable why={shown.why} onRetry={shown.retry} />
      )}
      {!isGoing && shown.status === 'shown' && (
        <ContributionPageFrame name={shown.contribution.contributor.name}>
          <ContributionDetailBody contribution={shown.contribution} />
          <ContributionDetailActions contribution={shown.contribution} actions={actions} />
        </ContributionPageFrame>
      )}
      <DeleteContributionDialog
        actions={actions}
        focusAfter={() => document.querySelector('h1')}
        onDeleted={leave}
      />
    </>
  )
}
