import { panelMessages as words } from '@registry/shared/messages/payment-panels'
import { ShieldCheck } from 'lucide-react'

/** The name to look for in the bank's app: guests stop where it differs from the parents'. */
export function BankShows({ name, ownerName }: { name: string; ownerName: string }) {
  return (
    <div className="bank-shows">
      <ShieldCheck className="icon" aria-hidden="true" />
      <span>{words.bankShows}</span>
      <b dir="auto">{name}</b>
      <p>{words.notMatching(ownerName)}</p>
    </div>
  )
}
