import { shareProductMessages } from '@registry/shared/messages/items/share-product'
import { pageMessages } from '@registry/shared/messages/pages'
import { Quote } from 'lucide-react'
import { SpilledBottle } from '../../../art/spilled-bottle.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { KeptText } from './kept-text.tsx'
import { CloseShareButton, DashboardLink, ShareScreen } from './share-screen.tsx'
import type { ShareState } from './share-state.ts'

const { failed, toDashboard } = shareProductMessages

interface ShareFailedProps {
  state: Extract<ShareState, { status: 'failed' }>
  onRetry: () => void
}

/** Adding the item failed, or an unexpected error occurred. */
export function ShareFailed({ state: { at, reason }, onRetry }: ShareFailedProps) {
  return (
    <ShareScreen
      shouldFocusHeading
      picture={<SpilledBottle />}
      title={failed.title}
      text={failed[at]}
      acts={
        <>
          <Button isBlock onClick={onRetry}>
            {pageMessages.tryAgain}
          </Button>
          <DashboardLink look="outline">{toDashboard}</DashboardLink>
          <CloseShareButton />
        </>
      }
    >
      {reason && (
        <Text tone="muted" canBreak wrap="pretty" above={8}>
          {reason}
        </Text>
      )}
    </ShareScreen>
  )
}

interface NothingSharedProps {
  wrong: keyof typeof failed.wrong
  /** The shared text. */
  given: string
}

/** The shared data contains no URL. */
export function NothingShared({ wrong, given }: NothingSharedProps) {
  return (
    <ShareScreen
      shouldFocusHeading
      picture={<SpilledBottle />}
      title={failed.title}
      text={failed.wrong[wrong]}
      acts={
        <>
          <DashboardLink>{toDashboard}</DashboardLink>
          <CloseShareButton />
        </>
      }
    >
      {given && <KeptText icon={Quote} text={given} note={failed.given} />}
    </ShareScreen>
  )
}
