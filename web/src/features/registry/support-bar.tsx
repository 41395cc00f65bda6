import { registryMessages as words } from '@registry/shared/messages/registry'
import { Check, HandCoins } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

/** What a visitor can do here, in one line. */
export function SupportBar({
  isAllFunded,
  onContribute,
}: {
  isAllFunded: boolean
  onContribute: () => void
}) {
  return (
    <section className="support" aria-labelledby="support-title">
      <div>
        <h2 className="support-title" id="support-title">
          {words.supportTitle}
        </h2>
        <p className="hint">{words.supportHint}</p>
      </div>
      <div className="support-actions">
        {isAllFunded ? (
          <Button disabled>
            <Check className="icon" aria-hidden="true" />
            {words.allFunded}
          </Button>
        ) : (
          <Button onClick={onContribute}>
            <HandCoins className="icon" aria-hidden="true" />
            {words.contribute}
          </Button>
        )}
      </div>
    </section>
  )
}
