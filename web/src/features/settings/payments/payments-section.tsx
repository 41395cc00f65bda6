import type { PaymentSetups } from '@registry/shared/contract/contributions/payment-settings'
import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { Lock } from 'lucide-react'
import { NotLoadedBanner } from '../../../ui/feedback/not-loaded-banner.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { SideSection } from '../../../ui/layout/side-section.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { PAYEE_METHODS, type SettingsFormState } from '../form/use-settings-form.ts'
import { PayeePanel } from './payee-panel.tsx'
import { PayeesSkeleton } from './payees-skeleton.tsx'

const t = settingsPageMessages.payments

interface PaymentsSectionProps {
  form: SettingsFormState
  /** The legacy administrator cannot change payment methods. */
  isClosed: boolean
  request: {
    data: PaymentSetups | undefined
    isError: boolean
    isFetching: boolean
    retry: () => void
  }
  /** Payment methods offered publicly, known before the details are loaded. */
  offered: readonly PaymentMethod[]
}

/** Settings of all payment methods. */
export function PaymentsSection({ form, isClosed, request, offered }: PaymentsSectionProps) {
  const { data, isError, isFetching, retry } = request
  return (
    <SideSection id="payments" title={t.title} text={t.text}>
      {isClosed ? (
        <Inline as="p" gap={12} tone="muted">
          <Lock className="icon" aria-hidden="true" />
          {t.closed}
        </Inline>
      ) : data ? (
        <Stack gap={16} className="parts">
          {PAYEE_METHODS.map(method => (
            <PayeePanel
              key={method}
              form={form}
              method={method}
              isServerDefault={!data[method].isOwn && data[method].address !== null}
            />
          ))}
          <p className="hint">{t.askPassword}</p>
        </Stack>
      ) : isError ? (
        <NotLoadedBanner
          title={t.failedTitle}
          text={t.failedText}
          retry={t.retry}
          isBusy={isFetching}
          onRetry={retry}
        />
      ) : (
        <PayeesSkeleton offered={offered} />
      )}
    </SideSection>
  )
}
