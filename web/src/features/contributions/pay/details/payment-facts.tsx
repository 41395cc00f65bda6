import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import type { ReactNode } from 'react'
import { Stack } from '../../../../ui/layout/stack.tsx'
import styles from '../payment-panels.module.css'

interface PaymentFactsProps {
  /** The QR code, its placeholder or its error. */
  qr: ReactNode
  amount: string
  /** How the amount was converted. */
  rate?: string
  ownerName: string
  /** Link below the facts. */
  children?: ReactNode
}

/** The QR code beside the exact amount and the recipient. */
export function PaymentFacts({ qr, amount, rate, ownerName, children }: PaymentFactsProps) {
  return (
    <Stack gap={12} className={styles.payTop}>
      {qr}
      <Stack gap={2} align="start">
        <p className="hint">{t.payExactly}</p>
        <p className={styles.payAmount}>{amount}</p>
        {rate && <p className="hint num">{rate}</p>}
        <p className="hint" dir="auto">
          {t.to(ownerName)}
        </p>
        {children}
      </Stack>
    </Stack>
  )
}
