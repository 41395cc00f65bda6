import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { DeleteContributionDialog } from '../actions/delete-contribution-dialog.tsx'
import { useContributionListActions } from '../actions/use-contribution-list-actions.ts'
import styles from './contribution-detail.module.css'
import { ContributionDetailActions } from './contribution-detail-actions.tsx'
import { ContributionDetailBody } from './contribution-detail-body.tsx'

const t = notificationMessages.gift

interface ContributionDetailSheetProps {
  gift: ContributionDetail
  onClose: () => void
}

/** Sheet over the dashboard with the content and actions of a contribution's page. */
export function ContributionDetailSheet({ gift, onClose }: ContributionDetailSheetProps) {
  const actions = useContributionListActions()
  return (
    <>
      <Sheet title={t.sheetTitle} closeLabel={t.close} onClose={onClose}>
        <div className={styles.givenPane}>
          <ContributionDetailBody contribution={gift} onLeave={onClose} />
          <ContributionDetailActions contribution={gift} actions={actions} onLeave={onClose} />
        </div>
      </Sheet>
      <DeleteContributionDialog
        actions={actions}
        focusAfter={() => document.getElementById('activity')}
      />
    </>
  )
}
