import { contributionMessages as words } from '@registry/shared/messages/contributions'
import type { Cents } from '@registry/shared/money/money'
import { CircleAlert } from 'lucide-react'
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
    <div
      className="banner banner-red"
      role="alert"
      ref={notice => notice?.scrollIntoView({ block: 'nearest' })}
    >
      <CircleAlert className="icon" aria-hidden="true" />
      <p>{failure.kind === 'exceeds' ? words.onlyLeft(failure.left) : failure.text}</p>
      {failure.kind === 'exceeds' && (
        <Button look="outline" size="sm" onClick={() => onGiveLeft(failure.left)}>
          {words.giveWhatIsLeft(failure.left)}
        </Button>
      )}
    </div>
  )
}
