import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Box } from '../../ui/layout/box.tsx'
import styles from './list/list-toolbar.module.css'

/** Banner for a change that failed and was reverted. */
export function ChangeFailedBanner({
  words: text,
  onRetry,
}: {
  words: string
  onRetry: () => void
}) {
  return (
    <Box below={16} className={styles.changeFailed}>
      <Banner
        tone="red"
        role="alert"
        title={text}
        action={
          <Button look="outline" size="sm" onClick={onRetry}>
            {itemListMessages.retry}
          </Button>
        }
      />
    </Box>
  )
}
