import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { onboardingMessages } from '@registry/shared/messages/registry/onboarding'
import { HandCoins, PackageOpen, ScanQrCode } from 'lucide-react'
import { paymentMethodName } from '../../lib/payments/payment-method-name.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Point } from '../../ui/text/point.tsx'
import { OnboardingStepTitle } from './onboarding-step-title.tsx'

const t = onboardingMessages.how

/** Step 2: how contributing works, by the registry's payment methods and settings. */
export function HowItWorksStep({ owner }: { owner: RegistryOwner }) {
  const methods = owner.paymentMethods.map(paymentMethodName)
  const pay = methods.length > 0 ? { title: t.pay.title, text: t.pay.text(methods) } : t.payLater
  return (
    <>
      <OnboardingStepTitle title={t.title} text={t.lead} />
      <Stack as="ul" gap={14}>
        <Point tone="moss" icon={HandCoins} titleAs="h3" {...t.give} />
        <Point tone="sky" icon={ScanQrCode} titleAs="h3" {...pay} />
        {owner.giftPassingEnabled && (
          <Point tone="rose" icon={PackageOpen} titleAs="h3" {...t.pass} />
        )}
      </Stack>
    </>
  )
}
