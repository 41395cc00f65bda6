import { contributionMessages as words } from '@registry/shared/messages/contributions'
import type { Cents } from '@registry/shared/money/money'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { Failure } from './use-confirm.ts'

/** Why the gift was not recorded, and a way on where there is one. */
export function FailureNotice({
  failure,
  onGiveLeft,
}: {
  failure: Failure
  onGiveLeft: (left: Cents) => void
}) {
  return (
    <Banner
      tone="red"
      role="alert"
      ref={banner => banner?.scrollIntoView({ block: 'nearest' })}
      action={
        failure.kind === 'exceeds' && (
          <Button look="outline" size="sm" onClick={() => onGiveLeft(failure.left)}>
            {words.giveWhatIsLeft(failure.left)}
          </Button>
        )
      }
    >
      {failure.kind === 'exceeds' ? words.onlyLeft(failure.left) : failure.text}
    </Banner>
  )
}
