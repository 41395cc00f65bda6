import { type Cents, MAX_CENTS, remainingCents } from '@registry/shared/money/money'
import { useEffect, useRef, useState } from 'react'
import { pushQuery, replaceQuery, stepBack, useQueryParam } from '../../../lib/url/page-url.ts'
import { markVisited } from '../../../lib/visitor/first-visit.ts'
import { visitorIdentity } from '../../../lib/visitor/visitor-identity.ts'
import { renewOnReturn } from '../../../lib/visitor/visitor-session.ts'
import { type Dismissal, Modal } from '../../../ui/dialogs/modal.tsx'
import { sheetClass } from '../../../ui/dialogs/sheet.tsx'
import './contribute-sheet.module.css'
import { contributionFormSchema } from '@registry/shared/contributions/contribution-form-schema'
import { ItemUnavailable } from './item-unavailable.tsx'
import type { ContributeSheetProps } from './steps/contribute-step-props.ts'
import { FormStep } from './steps/form-step.tsx'
import { PaymentStep } from './steps/payment-step.tsx'
import { SuccessStep } from './steps/success-step.tsx'
import { useContributionFunnel } from './steps/use-contribution-funnel.ts'
import { type SentContribution, useSubmitContribution } from './submit/use-submit-contribution.ts'
import { useContributionDraft } from './use-contribution-draft.ts'

/** The contribution dialog with its three steps: form, payment, thanks. */
export function ContributeSheet(props: ContributeSheetProps & { isListed: boolean }) {
  const { item, isListed, onClose, onItemChange } = props
  const left = remainingCents(item.totalPrice, item.amountContributed)
  const { draft, change, complete, carryOver } = useContributionDraft(item)
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
  const unavailable = draft.sent ? undefined : reasonOfUnavailability(left, isListed)

  useEffect(renewOnReturn, [])

  const submission = useSubmitContribution({
    ...{ item, slug: props.owner.registrySlug, contribution: contribution.data, draft },
    ...{ onDraft: change, isSending, onSending: setSending, onItemChange },
    openPayment: () => {
      pushQuery({ contribute: item.id })
      pushQuery({ step: 'payment' })
    },
    onSent: (done, isOpen) => {
      reach('contribution_completed')
      complete()
      markAsContributor()
      // Back may have closed the sheet meanwhile; the card then shows the contribution.
      if (!isOpen) return onItemChange(done.item)
      setSent(done)
      replaceQuery({ step: 'thanks' })
    },
  })

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
    submission.clearFailure()
    carryOver()
    onClose()
  }
  const dismiss = (by: Dismissal) => {
    if (isSending || (sent && by === 'backdrop')) return
    if (sent) finish()
    else if (unavailable) chooseAnotherItem()
    else if (isPaying && by === 'escape') goBack()
    else onClose()
  }

  const renderStep = () => {
    if (sent) return <SuccessStep sent={sent} owner={props.owner} onClose={finish} />
    if (unavailable)
      return (
        <ItemUnavailable
          because={unavailable}
          item={item}
          isPaying={isPaying}
          onChooseAnotherItem={chooseAnotherItem}
        />
      )
    // Back does not leave the payment while it is sent.
    if (!(isPaying || isSending) || !contribution.success) {
      return (
        <FormStep
          {...props}
          left={left}
          draft={draft}
          retryInS={submission.retryInS}
          onDraft={part => {
            // Stops the automatic retry: edited values must not be sent unconfirmed.
            submission.clearFailure()
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
        submission={submission}
        onReach={reach}
        onPrevious={goBack}
        onChooseAnotherItem={chooseAnotherItem}
      />
    )
  }
  if (isReloadedThanks) return null
  return (
    <Modal
      hasUrl
      className={sheetClass(sent || unavailable ? undefined : 'wide')}
      onDismiss={dismiss}
      focusAfter={() => focusTargetAfterClose(item.id)}
    >
      {renderStep()}
    </Modal>
  )
}

/** Returns why a new contribution to the item would be rejected; undefined when it would not. */
function reasonOfUnavailability(left: Cents, isListed: boolean): 'funded' | 'removed' | undefined {
  if (!isListed) return 'removed'
  return left === 0 ? 'funded' : undefined
}

/** Marks this browser's visitor as a contributor, which also disables the welcome dialog. */
function markAsContributor(): void {
  visitorIdentity.save({ hasContributed: true })
  markVisited()
}

/**
 * Returns the element to focus after the sheet closes if the opener cannot be focused: the
 * contribute button of the card, or the list heading if that button is disabled. True lets the
 * dialog restore the focus itself.
 */
function focusTargetAfterClose(itemId: string): HTMLElement | null | true {
  if (document.activeElement !== document.body) return true
  return (
    document.querySelector<HTMLElement>(
      `button[name="contribute"][value="${itemId}"]:not(:disabled, [inert] *)`,
    ) ?? document.getElementById('items')
  )
}
