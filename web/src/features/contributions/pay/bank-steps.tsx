import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { useState } from 'react'
import { NumberedSteps } from './numbered-steps.tsx'
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
    <div className="bank-steps">
      <SegmentedControl label={t.bank} options={BANKS} value={bank} onChange={setBank} />
      <NumberedSteps steps={t.banks[bank].steps} />
    </div>
  )
}
