import { contributionMessages as words } from '@registry/shared/messages/contributions'
import { ThankYouSprig } from '../../art/thank-you-sprig.tsx'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { cardButton } from './card-button.ts'
import type { ContributeSheetProps } from './contribute-sheet.tsx'

/** Someone else completed the gift first. */
export function NothingLeft({ item, onClose }: ContributeSheetProps) {
  return (
    <Sheet
      title={<span dir="auto">{item.productName}</span>}
      closeLabel={words.close}
      picture={<ThankYouSprig className="step-art" />}
      focusKey="nothing-left"
      onClose={onClose}
      focusAfter={() => cardButton(item.id)}
      foot={
        <Button size="lg" onClick={onClose}>
          {words.backToRegistry}
        </Button>
      }
    >
      <p className="muted center">{words.nothingLeft}</p>
    </Sheet>
  )
}
