import { panelMessages as words } from '@registry/shared/messages/contributions/payment-panels'
import { ChevronDown } from 'lucide-react'

/** Troubleshooting for payments that the bank rejects; collapsed by default. */
export function PaymentTroubleshooting() {
  return (
    <details className="pay-trouble">
      <summary>
        {words.troubleHeading}
        <ChevronDown className="icon icon-16" aria-hidden="true" />
      </summary>
      {words.paynowTrouble.map(line => (
        <p className="hint" key={line}>
          {line}
        </p>
      ))}
    </details>
  )
}
