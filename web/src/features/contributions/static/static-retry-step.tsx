import { itemMessages } from '@registry/shared/messages/items/items'
import { pageMessages } from '@registry/shared/messages/pages'
import type { ContributionRetryData } from '@registry/shared/public-pages/contribute-page-data'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { HiddenValues } from './hidden-values.tsx'

/** Sends a form without scripts again, with the same key, after the server could not handle it. */
export function StaticRetryStep({ data }: { data: ContributionRetryData }) {
  const { values, key, sentStep, method, isPaid, notice, requestId } = data
  return (
    <form className="form" method="post">
      <HiddenValues values={values} contributionKey={key} />
      {method && <input type="hidden" name="paymentMethod" value={method} />}
      {isPaid && <input type="hidden" name="isPaid" value="on" />}
      <Banner tone="apricot" role="alert">
        {notice}
      </Banner>
      {requestId && <p className="fine">{itemMessages.reference(requestId)}</p>}
      <Button type="submit" name="step" value={sentStep} size="lg">
        {pageMessages.tryAgain}
      </Button>
    </form>
  )
}
