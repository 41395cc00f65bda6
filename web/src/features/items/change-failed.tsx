import { itemListMessages } from '@registry/shared/messages/item-list'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

/** A change of the list that did not go through and was taken back. */
export function ChangeFailed({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <div className="change-failed">
      <Banner
        tone="red"
        role="alert"
        title={words}
        action={
          <Button look="outline" size="sm" onClick={onRetry}>
            {itemListMessages.retry}
          </Button>
        }
      />
    </div>
  )
}
