import type { PaymentMethod } from '@registry/shared/contract/registry-schemas'
import { settingsPageMessages } from '@registry/shared/messages/settings-page'
import { PAYEE_METHODS } from './use-settings-form.ts'

const words = settingsPageMessages.payments

/** The shape of what is on its way: the methods that are offered have fields and a code. */
export function PayeesSkeleton({ offered }: { offered: readonly PaymentMethod[] }) {
  return (
    <div role="status" aria-label={words.loading}>
      <div className="payees" aria-hidden="true">
        {PAYEE_METHODS.map(method => (
          <div key={method} className="payee">
            <p className="payee-name">{words.methods[method].name}</p>
            <p className="muted">{words.methods[method].text}</p>
            {offered.includes(method) && <div className="payee-bone bone" />}
          </div>
        ))}
      </div>
    </div>
  )
}
