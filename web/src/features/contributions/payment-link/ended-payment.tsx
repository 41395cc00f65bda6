import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { paymentLinkMessages as t } from '@registry/shared/messages/contributions/payment-link'
import { FoldedBlanket } from '../../../art/folded-blanket.tsx'
import { ThankYouSprig } from '../../../art/thank-you-sprig.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { SheetPane } from '../../../ui/dialogs/sheet-pane.tsx'
import styles from '../give/contribute-sheet.module.css'
import type { EndedState } from './use-linked-payment.ts'

interface EndedPaymentProps {
  as: EndedState
  owner: RegistryOwner
  onClose: () => void
}

/** Shown when the link of a reminder has nothing left to pay. */
export function EndedPayment({ as, owner, onClose }: EndedPaymentProps) {
  const { title, text } = t[as]
  const Art = as === 'received' ? ThankYouSprig : FoldedBlanket
  return (
    <SheetPane
      title={title}
      picture={<Art className="step-art" />}
      closeLabel={t.close}
      focusKey={as}
      foot={
        <Button size="lg" onClick={onClose}>
          {t.back}
        </Button>
      }
    >
      <p className={`muted ${styles.center}`}>{text(owner.name)}</p>
    </SheetPane>
  )
}
