import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { FailureBanner } from '../../ui/feedback/failure-banner.tsx'
import { Box } from '../../ui/layout/box.tsx'

/** Banner for a change that failed and was reverted. */
export function ChangeFailedBanner({
  words: text,
  onRetry,
}: {
  words: string
  onRetry: () => void
}) {
  return (
    <Box below={16}>
      <FailureBanner title={text} retry={itemListMessages.retry} onRetry={onRetry} />
    </Box>
  )
}
