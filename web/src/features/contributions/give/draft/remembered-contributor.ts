import { onVisitorDataCleared } from '../../../../lib/visitor/session-storage-data.ts'
import type { ContributorDetails } from './contribution-drafts.ts'

/** Details of the last contribution that the next form starts with. */
type RememberedContributor = Omit<ContributorDetails, 'message'>

let remembered: RememberedContributor | undefined

onVisitorDataCleared(() => {
  remembered = undefined
})

/**
 * Who contributed last in this tab. In memory only: a reload forgets them, because personal data must not remain
 * on a shared device.
 */
export const rememberedContributor = {
  read: () => remembered,
  remember({ name, email, isNameHidden, isAmountHidden }: RememberedContributor): void {
    remembered = { name, email, isNameHidden, isAmountHidden }
  },
}
