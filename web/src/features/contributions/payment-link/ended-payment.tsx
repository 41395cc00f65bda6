import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { paymentLinkMessages as t } from '@registry/shared/messages/contributions/payment-link'
import { Button } from '../../../ui/buttons/button.tsx'
import { SheetPane } from '../../../ui/dialogs/sheet-pane.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import type { EndedState } from './use-linked-payment.ts'

interface EndedPaymentProps {
  as: EndedState
  owner: RegistryOwner
  onClose: () => void
}

/** Shown when the link of a reminder has nothing left to pay. */
export function EndedPayment({ as, owner, onClose }: EndedPaymentProps) {
  const { title, text } = t[as]
  const picture = as === 'received' ? 'thank-you-sprig' : 'folded-blanket'
  return (
    <SheetPane
      title={title}
      picture={<Illustration of={picture} className="step-art" />}
      closeLabel={t.close}
      focusKey={as}
      foot={
        <Button size="lg" onClick={onClose}>
          {t.back}
        </Button>
      }
    >
      <p className="muted text-center wraps-pretty">{text(owner.name)}</p>
    </SheetPane>
  )
}
