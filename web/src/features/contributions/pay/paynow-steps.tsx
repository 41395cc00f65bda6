import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { ScanQrCode, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Fold } from './details/fold.tsx'
import { NumberedSteps } from './numbered-steps.tsx'
import { SegmentedControl } from './segmented-control.tsx'

/** Whether the code is saved and paid on this phone, or scanned with another one. */
export type PayingMode = 'phone' | 'scan'

type Bank = keyof typeof t.banks

const BANKS = (['dbs', 'ocbc', 'uob', 'other'] as const satisfies readonly Bank[]).map(value => ({
  value,
  content: t.banks[value].name,
}))

const MODES = [
  {
    value: 'phone',
    content: (
      <>
        <Smartphone className="icon" aria-hidden="true" />
        {t.onThisPhone}
      </>
    ),
  },
  {
    value: 'scan',
    content: (
      <>
        <ScanQrCode className="icon" aria-hidden="true" />
        {t.scanTheCode}
      </>
    ),
  },
] as const

/** Steps for paying on this phone, per bank, or by scanning the code. */
export function PaynowSteps({ defaultMode }: { defaultMode: PayingMode }) {
  const [mode, setMode] = useState(defaultMode)
  return (
    <>
      <SegmentedControl label={t.where} options={MODES} value={mode} onChange={setMode} />
      {mode === 'phone' ? <BankSteps /> : <NumberedSteps steps={t.scanSteps} />}
    </>
  )
}

function BankSteps() {
  const [bank, setBank] = useState<Bank>('dbs')
  return (
    <Stack gap={14}>
      <SegmentedControl label={t.bank} options={BANKS} value={bank} onChange={setBank} />
      <NumberedSteps steps={t.banks[bank].steps} />
    </Stack>
  )
}

/** Troubleshooting for payments that the bank rejects. */
export function PaynowTroubleshooting() {
  return (
    <Fold title={t.troubleHeading}>
      {t.paynowTrouble.map(line => (
        <p className="hint" key={line}>
          {line}
        </p>
      ))}
    </Fold>
  )
}
