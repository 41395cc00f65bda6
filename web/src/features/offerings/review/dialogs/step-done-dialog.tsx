import { offeringDialogMessages as t } from '@registry/shared/messages/offerings/offering-dialogs'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Sheet } from '../../../../ui/dialogs/sheet.tsx'
import { Illustration } from '../../../../ui/images/illustration.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import styles from './offering-dialogs.module.css'

interface StepDoneDialogProps {
  title: string
  text: string
  /** True shows the basket illustration, false the farewell one. */
  isPositive: boolean
  /** Present after an approval: switches to the accepted list. */
  onSeeAccepted?: (() => void) | undefined
  /** Present while another offering awaits review: moves the focus to it. */
  onNext?: (() => void) | undefined
  onClose: () => void
  /** The heading of the offering's card, or the list heading when the card is gone. */
  focusAfter: () => HTMLElement | null | true
}

/** Confirms a completed step and offers what to do next. */
export function StepDoneDialog(props: StepDoneDialogProps) {
  const { title, text, isPositive, onSeeAccepted, onNext, onClose } = props
  return (
    <Sheet
      title={title}
      picture={
        <Stack as="span" align="center">
          {isPositive ? (
            <Illustration of="full-basket" className="step-art" />
          ) : (
            <Illustration of="thank-you-sprig" className="step-art" />
          )}
        </Stack>
      }
      closeLabel={t.close}
      hasCloseButton={false}
      onClose={onClose}
      focusAfter={props.focusAfter}
      foot={
        <Inline wrap grows gap={12} className={styles.sharingFoot}>
          {onSeeAccepted && (
            <Button look="outline" onClick={onSeeAccepted}>
              {t.seeAccepted}
            </Button>
          )}
          {onNext ? (
            <Button onClick={onNext}>{t.next}</Button>
          ) : (
            <Button look={onSeeAccepted ? 'primary' : 'outline'} onClick={onClose}>
              {t.close}
            </Button>
          )}
        </Inline>
      }
    >
      <Text textAlign="center" className="muted" dir="auto">
        {text}
      </Text>
    </Sheet>
  )
}
