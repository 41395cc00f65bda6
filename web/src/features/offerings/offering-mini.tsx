import type { OwnerOffering } from '@registry/shared/contract/offering-schemas'
import { offeringDialogMessages } from '@registry/shared/messages/offering-dialogs'
import { OfferingPicture } from './offering-picture.tsx'
import { conditionInWords } from './offering-words.ts'

/** A summary of the offering at the top of a dialog. */
export function OfferingMini({ offering }: { offering: OwnerOffering }) {
  return (
    <div className="sharing-mini">
      <OfferingPicture offering={offering} />
      <div>
        <p className="strong" dir="auto">
          {offering.itemName}
        </p>
        <p className="hint" dir="auto">
          {offeringDialogMessages.from(conditionInWords(offering), offering.offererName)}
        </p>
      </div>
    </div>
  )
}
