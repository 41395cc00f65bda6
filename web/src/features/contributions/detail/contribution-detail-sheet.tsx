import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { DeleteContributionDialog } from '../actions/delete-contribution-dialog.tsx'
import { useContributionListActions } from '../actions/use-contribution-list-actions.ts'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { GiftDetailActs, GiftDetailBody } from './contribution-details.tsx'

const words = notificationMessages.gift

interface GiftSheetProps {
  gift: ContributionDetail
  onClose: () => void
}

/** Sheet over the dashboard with the content and actions of a contribution's page. */
export function GiftSheet({ gift, onClose }: GiftSheetProps) {
  const desk = useContributionListActions()
  return (
    <>
      <Sheet title={words.sheetTitle} closeLabel={words.close} onClose={onClose}>
        <div className="given-pane">
          <GiftDetailBody gift={gift} onLeave={onClose} />
          <GiftDetailActs gift={gift} desk={desk} onLeave={onClose} />
        </div>
      </Sheet>
      <DeleteContributionDialog
        actions={desk}
        focusAfter={() => document.getElementById('activity')}
      />
    </>
  )
}
