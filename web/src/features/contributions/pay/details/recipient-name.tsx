import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { ShieldCheck } from 'lucide-react'
import styles from '../payment-panels.module.css'

/** The recipient's name as the banking app will show it: visitors stop when it differs from the owner's. */
export function RecipientName({ name, ownerName }: { name: string; ownerName: string }) {
  return (
    <div className={styles.bankShows}>
      <ShieldCheck className="icon" aria-hidden="true" />
      <span>{t.bankShows}</span>
      <b dir="auto">{name}</b>
      <p>{t.notMatching(ownerName)}</p>
    </div>
  )
}
