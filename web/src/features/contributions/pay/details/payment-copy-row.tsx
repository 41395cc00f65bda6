import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { CopyRow, type CopyRowProps } from './copy-row.tsx'

/** A copy row with the texts of the payment step. */
export function PaymentCopyRow(props: Omit<CopyRowProps, 'texts'>) {
  const { label } = props
  const texts = {
    ...t,
    copyLabel: t.copyLabel(label),
    copiedLabel: t.copiedLabel(label),
  }
  return <CopyRow {...props} texts={texts} />
}
