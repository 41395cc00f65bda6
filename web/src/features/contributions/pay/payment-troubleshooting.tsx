import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { ChevronDown } from 'lucide-react'

/** Troubleshooting for payments that the bank rejects; collapsed by default. */
export function PaymentTroubleshooting() {
  return (
    <details className="pay-trouble">
      <summary>
        {t.troubleHeading}
        <ChevronDown className="icon icon-16" aria-hidden="true" />
      </summary>
      {t.paynowTrouble.map(line => (
        <p className="hint" key={line}>
          {line}
        </p>
      ))}
    </details>
  )
}
