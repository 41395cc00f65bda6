import type { PublicItem } from '@registry/shared/contract/items/items'
import type {
  PaymentMethod,
  RegistryOwner,
} from '@registry/shared/contract/registry/registry-schemas'
import { type Cents, MAX_CENTS, remainingCents } from '@registry/shared/money/money'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pushQuery, replaceQuery, stepBack, useQueryParam } from '../../../lib/url/page-url.ts'
import { renewOnReturn } from '../../../lib/visitor/visitor-session.ts'
import { type Dismissal, Modal } from '../../../ui/dialogs/modal.tsx'
import { sheetClass } from '../../../ui/dialogs/sheet.tsx'
import { focusTargetAfterClose } from './focus-target-after-close.ts'
import './contribute-sheet.css'
import { contributionFormSchema } from './form/contribution-form-schema.ts'
import { ItemFullyFunded } from './item-fully-funded.tsx'
import { markAsContributor } from './mark-as-contributor.ts'
import { FormStep } from './steps/form-step.tsx'
import { PaymentStep } from './steps/payment-step.tsx'
import { type SentContribution, SuccessStep } from './steps/success-step.tsx'
import { useContributionFunnel } from './steps/use-contribution-funnel.ts'
import { useContributionDraft } from './use-contribution-draft.ts'

/** Props of the payment method panel. */
export interface PaymentChoice {
  amount: Cents
  /** Called when a payment QR code becomes visible. */
  onCodeShown: () => void
  /** The contributor's name, part of the payment reference. */
  name: string
  method: PaymentMethod | undefined
  onMethod: (method: PaymentMethod | undefined) => void
  isFlashing: boolean
}

export interface ContributeSheetProps {
  item: PublicItem
  owner: RegistryOwner
  onClose: () => void
  onItemChange: (item: PublicItem) => void
  /**
   * Called when the visitor starts to fill in the form, so that the next steps can be prefetched.
   */
  onFilling: () => void
  renderPayment: (choice: PaymentChoice) => ReactNode
}

/** The contribution dialog with its three steps: form, payment, thanks. */
export function ContributeSheet(props: ContributeSheetProps) {
  const { item, onClose, onItemChange } = props
  const left = remainingCents(item.totalPrice, item.amountContributed)
  const { draft, change, forget, carryOver } = useContributionDraft(item)
  const step = useQueryParam('step')
  const [sent, setSent] = useState<SentContribution>()
  const reach = useContributionFunnel(draft.amount, step !== 'thanks')
  const [isSending, setSending] = useState(false)
  const [isReloadedThanks] = useState(step === 'thanks')
  // Validated against the maximum, because the remaining amount may drop during payment; the
  // payment step reports that.
  const contribution = contributionFormSchema(MAX_CENTS).safeParse(draft)
  const isPaying = step === 'payment'
  const isPayable = contribution.success
  // With an unconfirmed request, that request itself may have completed the item; a retry returns
  // the result.
  const isFullyFunded = left === 0 && !draft.sent

  useEffect(renewOnReturn, [])

  const hasFinished = useRef(false)
  const finish = () => {
    // onItemChange renders the sheet again before history.back() has taken effect.
    if (hasFinished.current) return
    hasFinished.current = true
    if (sent) onItemChange(sent.item)
    onClose()
  }
  useEffect(() => {
    // Going back from the thanks, or reloading them, closes the sheet instead of showing the form
    // again.
    if (isReloadedThanks || (sent && step !== 'thanks')) finish()
  })

  useEffect(() => {
    // A URL that names the payment step without a valid draft: otherwise typing would switch to the
    // payment step.
    if (isPaying && !isPayable) replaceQuery({ step: undefined })
  }, [isPaying, isPayable])

  const goBack = () => stepBack({ step: undefined })
  const chooseAnotherItem = () => {
    carryOver()
    onClose()
  }
  const dismiss = (by: Dismissal) => {
    if (isSending || (sent && by === 'backdrop')) return
    if (sent) finish()
    else if (isFullyFunded) chooseAnotherItem()
    else if (isPaying && by === 'escape') goBack()
    else onClose()
  }

  const renderStep = () => {
    if (sent) return <SuccessStep sent={sent} owner={props.owner} onClose={finish} />
    if (isFullyFunded)
      return (
        <ItemFullyFunded item={item} isPaying={isPaying} onChooseAnotherItem={chooseAnotherItem} />
      )
    if (!isPaying || !contribution.success) {
      return (
        <FormStep
          {...props}
          left={left}
          draft={draft}
          onDraft={part => {
            if (part.amount !== undefined) reach('contribution_amount_selected', part.amount)
            change(part)
          }}
          onNext={() => {
            reach('contribution_form_filled')
            reach('contribution_amount_selected')
            reach('contribution_proceed_to_payment')
            pushQuery({ step: 'payment' })
          }}
        />
      )
    }
    return (
      <PaymentStep
        {...props}
        left={left}
        contribution={contribution.data}
        draft={draft}
        onDraft={change}
        isSending={isSending}
        onSending={setSending}
        onReach={reach}
        onPrevious={goBack}
        onChooseAnotherItem={chooseAnotherItem}
        onSent={done => {
          reach('contribution_completed')
          forget()
          markAsContributor()
          setSent(done)
          replaceQuery({ step: 'thanks' })
        }}
      />
    )
  }
  if (isReloadedThanks) return null
  return (
    <Modal
      className={sheetClass(sent || isFullyFunded ? undefined : 'wide')}
      onDismiss={dismiss}
      focusAfter={() => focusTargetAfterClose(item.id)}
    >
      {renderStep()}
    </Modal>
  )
}
