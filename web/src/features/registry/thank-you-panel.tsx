import { registryMessages as words } from '@registry/shared/messages/registry'
import { Heart, Lock } from 'lucide-react'
import { Chip } from '../../ui/chip.tsx'

/** Thanks, and what happens to a visitor's details. */
export function ThankYouPanel() {
  return (
    <section className="thanks" aria-labelledby="thanks-title">
      <span className="thanks-heart">
        <Heart aria-hidden="true" />
      </span>
      <h2 className="display-24" id="thanks-title">
        {words.thankYouTitle}
      </h2>
      <p>{words.thankYouText}</p>
      <div className="trust">
        <Chip tone="moss">
          <Lock className="icon" aria-hidden="true" />
          {words.sslSecure}
        </Chip>
        <span>{words.privacyNotice}</span>
      </div>
    </section>
  )
}
