import type { PublicItem } from '@registry/shared/contract/items/items'
import {
  PAYMENT_METHODS,
  type RegistryOwner,
} from '@registry/shared/contract/registry/registry-schemas'
import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { paymentLinkMessages as t } from '@registry/shared/messages/contributions/payment-link'
import { remainingCents } from '@registry/shared/money/money'
import { formatTypedAmount } from '@registry/shared/money/parse-typed-amount'
import { type ReactNode, useState } from 'react'
import { formatRelativeDate } from '../../../lib/time/format-relative-date.ts'
import { serverNow } from '../../../lib/time/server-clock.ts'
import { Modal } from '../../../ui/dialogs/modal.tsx'
import { sheetClass } from '../../../ui/dialogs/sheet.tsx'
import { SheetPane } from '../../../ui/dialogs/sheet-pane.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx'
import '../give/contribute-sheet.module.css'
import type { ContributionDraft } from '../give/draft/contribution-drafts.ts'
import type { ContributeSheetProps } from '../give/steps/contribute-step-props.ts'
import { PaymentStep } from '../give/steps/payment-step.tsx'
import { SuccessStep } from '../give/steps/success-step.tsx'
import { paymentReferenceForMethod } from '../give/submit/payment-reference-for-method.ts'
import {
  type SentContribution,
  useSubmitContribution,
} from '../give/submit/use-submit-contribution.ts'
import { EndedPayment } from './ended-payment.tsx'
import { type OpenPayment, useLinkedPayment } from './use-linked-payment.ts'

interface LinkedPaymentSheetProps {
  id: string
  owner: RegistryOwner
  onClose: () => void
  onItemChange: (item: PublicItem) => void
  renderPayment: (item: PublicItem) => ContributeSheetProps['renderPayment']
}

/** The payment step of an existing contribution, opened by the link of a reminder. */
export function LinkedPaymentSheet(props: LinkedPaymentSheetProps) {
  const { id, owner, onClose } = props
  const { state, reload, confirm } = useLinkedPayment(id)
  // Of the state that it was confirmed in: opening the link again starts anew.
  const [confirmed, setConfirmed] = useState<{ in: typeof state; sent: SentContribution }>()
  const sent = confirmed?.in === state ? confirmed.sent : undefined
  const [isSending, setSending] = useState(false)
  const isPaying = state.status === 'open' && !sent

  const renderState = (): ReactNode => {
    if (sent) return <SuccessStep sent={sent} owner={owner} onClose={onClose} />
    if (state.status === 'open') {
      return (
        <LinkedPaymentStep
          {...props}
          payment={state.payment}
          onConfirm={confirm}
          isSending={isSending}
          onSending={setSending}
          onSent={done => setConfirmed({ in: state, sent: done })}
        />
      )
    }
    if (state.status === 'ended') {
      return <EndedPayment as={state.as} owner={owner} onClose={onClose} />
    }
    return (
      <SheetPane title={contributionMessages.titles.payment} closeLabel={t.close}>
        {state.status === 'loading' ? (
          <p role="status">{t.loading}</p>
        ) : (
          <FailureBanner title={t.failed} retry={t.tryAgain} onRetry={reload} />
        )}
      </SheetPane>
    )
  }
  return (
    <Modal
      hasUrl
      className={sheetClass(isPaying ? 'wide' : undefined)}
      onDismiss={() => {
        if (!isSending) onClose()
      }}
    >
      {renderState()}
    </Modal>
  )
}

interface LinkedPaymentStepProps extends LinkedPaymentSheetProps {
  payment: OpenPayment
  onConfirm: ReturnType<typeof useLinkedPayment>['confirm']
  isSending: boolean
  onSending: (isSending: boolean) => void
  onSent: (sent: SentContribution) => void
}

const ignore = () => undefined

function LinkedPaymentStep({ payment, ...props }: LinkedPaymentStepProps) {
  const { item, name, amount, paymentMethod, claimedAt } = payment
  // The reference keeps the name that the item had when the contributor gave to it.
  const { referenceItemName: itemName = item.productName } = payment
  const [draft, setDraft] = useState<ContributionDraft>(() => ({
    ...{ name, email: '', message: '', amount: formatTypedAmount(amount) },
    method: PAYMENT_METHODS.find(method => method === paymentMethod),
  }))
  const step = {
    // Without the gift, which the item counts already: the step shows what it adds.
    item: { ...item, amountContributed: remainingCents(item.amountContributed, amount) },
    contribution: { name, email: '', amount, message: '' },
    draft,
    onDraft: (part: Partial<ContributionDraft>) => setDraft(now => ({ ...now, ...part })),
  }
  const submission = useSubmitContribution({
    ...{ ...props, ...step, slug: props.owner.registrySlug },
    onSent: sent => {
      const reference = paymentReferenceForMethod(sent.method, name, itemName)
      props.onSent({ ...sent, reference })
    },
  })
  return (
    <PaymentStep
      {...props}
      {...step}
      submission={submission}
      renderPayment={props.renderPayment({ ...item, productName: itemName })}
      notice={
        claimedAt && (
          <Banner
            tone="apricot"
            title={t.claimed.title(formatRelativeDate(claimedAt, serverNow()))}
          >
            {t.claimed.text}
          </Banner>
        )
      }
      // The amount is counted already, so it always fits.
      left={amount}
      onFilling={ignore}
      // No new contribution, so no step of its funnel.
      onReach={ignore}
      // There is no form to go back to.
      previousLabel={t.close}
      onPrevious={props.onClose}
      onChooseAnotherItem={props.onClose}
    />
  )
}
