import { panelMessages as words } from '@registry/shared/messages/payment-panels'
import { ChevronDown } from 'lucide-react'

/** What to try when the bank refuses; folded away, as it is nobody's business before. */
export function PayTrouble() {
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
