import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { offeringDialogMessages } from '@registry/shared/messages/offerings/offering-dialogs'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { formatCondition } from '../../format/format-offering.ts'
import { OfferingThumbnail } from '../photos/offering-thumbnail.tsx'
import styles from './offering-dialogs.module.css'

/** A summary of the offering at the top of a dialog. */
export function OfferingSummary({ offering }: { offering: OwnerOffering }) {
  return (
    <Inline gap={12} align="center" className={styles.sharingMini}>
      <OfferingThumbnail offering={offering} />
      <div>
        <p className="strong" dir="auto">
          {offering.itemName}
        </p>
        <p className="hint" dir="auto">
          {offeringDialogMessages.from(formatCondition(offering), offering.offererName)}
        </p>
      </div>
    </Inline>
  )
}
