import { shareProductMessages } from '@registry/shared/messages/items/share-product'
import { pageMessages } from '@registry/shared/messages/pages'
import { Quote } from 'lucide-react'
import { SpilledBottle } from '../../../art/spilled-bottle.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { CloseShareButton, DashboardLink, ShareScreen } from './share-screen.tsx'
import type { ShareState } from './share-state.ts'
import styles from './shared-product.module.css'

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
      {given && (
        <Inline
          as="p"
          gap={8}
          align="center"
          tone="muted"
          above={20}
          className={styles.sharedKept}
          radius={12}
          fill="sunken"
        >
          <Quote className="icon icon-16" aria-hidden="true" />
          <Stack as="span" grows shrinks>
            <bdi className="truncate">{given}</bdi>
            <Text as="span" size={12}>
              {failed.given}
            </Text>
          </Stack>
        </Inline>
      )}
    </ShareScreen>
  )
}
