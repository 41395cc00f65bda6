import { offeringDialogMessages as words } from '@registry/shared/messages/offering-dialogs'
import { FullBasket } from '../../art/full-basket.tsx'
import { ThankYouSprig } from '../../art/thank-you-sprig.tsx'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

interface DoneDialogProps {
  title: string
  text: string
  /** Something good, or something that ended. */
  isGlad: boolean
  /** What else can be seen. */
  onSeeAccepted?: (() => void) | undefined
  /** Another one waits for a yes or a no. */
  onNext?: (() => void) | undefined
  onClose: () => void
  /** The title of the card that it was about; the list's when that has gone. */
  focusAfter: () => HTMLElement | null | true
}

/** It went through, and what comes now. */
export function DoneDialog(props: DoneDialogProps) {
  const { title, text, isGlad, onSeeAccepted, onNext, onClose } = props
  return (
    <Sheet
      title={title}
      picture={
        <span className="sharing-ending">{isGlad ? <FullBasket /> : <ThankYouSprig />}</span>
      }
      closeLabel={words.close}
      hasCloseButton={false}
      onClose={onClose}
      focusAfter={props.focusAfter}
      foot={
        <div className="sharing-foot">
          {onSeeAccepted && (
            <Button look="outline" onClick={onSeeAccepted}>
              {words.seeAccepted}
            </Button>
          )}
          {onNext ? (
            <Button onClick={onNext}>{words.next}</Button>
          ) : (
            <Button look={onSeeAccepted ? 'primary' : 'outline'} onClick={onClose}>
              {words.close}
            </Button>
          )}
        </div>
      }
    >
      <p className="muted text-center" dir="auto">
        {text}
      </p>
    </Sheet>
  )
}
