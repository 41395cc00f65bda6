import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import type { Cents } from '@registry/shared/money/money'
import { scrollIntoViewIfNeeded } from '../../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'

interface RemainingAmountBannerProps {
  left: Cents
  children: string
  onUseRemaining: () => void
  onChooseAnotherItem?: () => void
}

/**
 * Banner shown when others contributed in the meantime and the amount exceeds the remainder; offers
 * the remaining amount or another item.
 */
export function RemainingAmountBanner({
  left,
  children,
  onUseRemaining,
  onChooseAnotherItem,
}: RemainingAmountBannerProps) {
  return (
    <Banner
      tone="apricot"
      role="alert"
      ref={scrollIntoViewIfNeeded}
      action={
        <div className="banner-actions">
          <Button look="outline" size="sm" onClick={onUseRemaining}>
            {t.giveWhatIsLeft(left)}
          </Button>
          {onChooseAnotherItem && (
            <Button look="quiet" size="sm" onClick={onChooseAnotherItem}>
              {t.anotherGift}
            </Button>
          )}
        </div>
      }
    >
      {children}
    </Banner>
  )
}
