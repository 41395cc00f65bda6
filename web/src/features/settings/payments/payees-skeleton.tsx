import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { PAYEE_METHODS } from '../form/use-settings-form.ts'
import styles from '../settings.module.css'

const t = settingsPageMessages.payments

/** The Wise panel has an additional link, so it is taller. */
const placeholderClass = (method: PaymentMethod) =>
  method === 'wise-transfer'
    ? `bone above-12 ${styles.payeeBone} ${styles.isWise}`
    : `bone above-12 ${styles.payeeBone}`

/** Placeholder of the payment methods; enabled methods get the height of their fields and code. */
export function PayeesSkeleton({ offered }: { offered: readonly PaymentMethod[] }) {
  return (
    <div role="status" aria-label={t.loading}>
      <Stack gap={16} className="parts" aria-hidden="true">
        {PAYEE_METHODS.map(method => (
          <div key={method}>
            <div className="switch-row">
              <div>
                <Text size={16} weight={600}>
                  {t.methods[method].name}
                </Text>
                <p className="muted">{t.methods[method].text}</p>
              </div>
            </div>
            {offered.includes(method) && <div className={placeholderClass(method)} />}
          </div>
        ))}
        <p className="hint">{t.askPassword}</p>
      </Stack>
    </div>
  )
}
