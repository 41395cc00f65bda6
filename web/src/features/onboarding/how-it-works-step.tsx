import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { onboardingMessages } from '@registry/shared/messages/registry/onboarding'
import { HandCoins, type LucideIcon, PackageOpen, ScanQrCode } from 'lucide-react'
import { paymentMethodName } from '../../lib/payments/payment-method-name.ts'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
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
        <Point tone="moss" Icon={HandCoins} {...t.give} />
        <Point tone="sky" Icon={ScanQrCode} {...pay} />
        {owner.giftPassingEnabled && <Point tone="rose" Icon={PackageOpen} {...t.pass} />}
      </Stack>
    </>
  )
}

interface PointProps {
  tone: 'moss' | 'sky' | 'rose'
  Icon: LucideIcon
  title: string
  text: string
}

function Point({ tone, Icon, title, text }: PointProps) {
  return (
    <Inline as="li" gap={14} align="start">
      <span className={`tile tint-${tone}`}>
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div>
        <Text as="h3" size={16} weight={600}>
          {title}
        </Text>
        <Text size={14} tone="muted" wrap="pretty" above={2}>
          {text}
        </Text>
      </div>
    </Inline>
  )
}
