import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { DeleteContributionDialog } from '../actions/delete-contribution-dialog.tsx'
import { useContributionListActions } from '../actions/use-contribution-list-actions.ts'
import { ContributionDetails, ContributionDetailsButtons } from './contribution-details.tsx'

const t = notificationMessages.gift

interface ContributionDetailSheetProps {
  gift: ContributionDetail
  onClose: () => void
}

/** Sheet over the dashboard with the content and actions of a contribution's page. */
export function ContributionDetailSheet({ gift, onClose }: ContributionDetailSheetProps) {
  const desk = useContributionListActions()
  return (
    <>
      <Sheet title={t.sheetTitle} closeLabel={t.close} onClose={onClose}>
        <div className="given-pane">
          <ContributionDetails gift={gift} onLeave={onClose} />
          <ContributionDetailsButtons gift={gift} desk={desk} onLeave={onClose} />
        </div>
      </Sheet>
      <DeleteContributionDialog
        actions={desk}
        focusAfter={() => document.getElementById('activity')}
      />
    </>
  )
}
