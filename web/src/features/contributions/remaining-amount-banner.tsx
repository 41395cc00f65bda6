import { contributionMessages as words } from '@registry/shared/messages/contributions'
import type { Cents } from '@registry/shared/money/money'
import { showWhole } from '../../lib/show-whole.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

interface OnlyLeftProps {
  left: Cents
  children: string
  onGiveLeft: () => void
  onElsewhere?: () => void
}

/** Someone else gave meanwhile, and the gift no longer fits: ways on from here. */
export function OnlyLeft({ left, children, onGiveLeft, onElsewhere }: OnlyLeftProps) {
  return (
    <Banner
      tone="apricot"
      role="alert"
      ref={showWhole}
      action={
        <div className="banner-actions">
          <Button look="outline" size="sm" onClick={onGiveLeft}>
            {words.giveWhatIsLeft(left)}
          </Button>
          {onElsewhere && (
            <Button look="quiet" size="sm" onClick={onElsewhere}>
              {words.anotherGift}
            </Button>
          )}
        </div>
      }
    >
      {children}
    </Banner>
  )
}
