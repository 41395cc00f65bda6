import { panelMessages as words } from '@registry/shared/messages/contributions/payment-panels'
import { useState } from 'react'
import { NumberedSteps } from './numbered-steps.tsx'
import { SegmentedControl } from './segmented-control.tsx'

type Bank = keyof typeof words.banks

const BANKS = (['dbs', 'ocbc', 'uob', 'other'] as const satisfies readonly Bank[]).map(value => ({
  value,
  content: words.banks[value].name,
}))

/** Steps for paying a saved QR code, per bank. */
export function BankSteps() {
  const [bank, setBank] = useState<Bank>('dbs')
  return (
    <div className="bank-steps">
      <SegmentedControl label={words.bank} options={BANKS} value={bank} onChange={setBank} />
      <NumberedSteps steps={words.banks[bank].steps} />
    </div>
  )
}
