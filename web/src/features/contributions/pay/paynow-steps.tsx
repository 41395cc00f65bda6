import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { NumberedSteps } from './numbered-steps.tsx'
import styles from './payment-panels.module.css'
import { SegmentedControl } from './segmented-control.tsx'

type Bank = keyof typeof t.banks

const BANKS = (['dbs', 'ocbc', 'uob', 'other'] as const satisfies readonly Bank[]).map(value => ({
  value,
  content: t.banks[value].name,
}))

/** Steps for paying a saved QR code, per bank. */
export function BankSteps() {
  const [bank, setBank] = useState<Bank>('dbs')
  return (
    <div className={styles.bankSteps}>
      <SegmentedControl label={t.bank} options={BANKS} value={bank} onChange={setBank} />
      <NumberedSteps steps={t.banks[bank].steps} />
    </div>
  )
}

/** Troubleshooting for payments that the bank rejects; collapsed by default. */
export function PaymentTroubleshooting() {
  return (
    <details className={styles.payTrouble}>
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
