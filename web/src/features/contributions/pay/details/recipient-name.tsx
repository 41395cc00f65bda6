import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { ShieldCheck } from 'lucide-react'
import { Fold } from './fold.tsx'

/** The recipient's name as the banking app will show it: visitors stop when it differs from the owner's. */
export function RecipientName({ name, ownerName }: { name: string; ownerName: string }) {
  return (
    <div className="note-box tint-sky text-start">
      <ShieldCheck className="icon" aria-hidden="true" />
      <div className="breaks">
        {t.bankShows}
        <strong className="text-16 weight-600" dir="auto">
          {name}
        </strong>
        <p className="muted">{t.notMatching(ownerName)}</p>
      </div>
    </div>
  )
}

interface RecipientFoldProps {
  /** Undefined until it has loaded. */
  name: string | undefined
  ownerName: string
}

/** The recipient's name in one line; what to do about another name is collapsed. */
export function RecipientFold({ name, ownerName }: RecipientFoldProps) {
  if (name === undefined) return null
  return (
    <Fold title={t.bankShows} value={name}>
      <p className="hint">{t.notMatching(ownerName)}</p>
    </Fold>
  )
}
