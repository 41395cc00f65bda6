import { panelMessages as words } from '@registry/shared/messages/contributions/payment-panels'
import { CopyRow, type CopyRowProps } from './copy-row.tsx'

/** A copy row with the texts of the payment step. */
export function PaymentCopyRow(props: Omit<CopyRowProps, 'texts'>) {
  const { label } = props
  const texts = {
    ...words,
    copyLabel: words.copyLabel(label),
    copiedLabel: words.copiedLabel(label),
  }
  return <CopyRow {...props} texts={texts} />
}
