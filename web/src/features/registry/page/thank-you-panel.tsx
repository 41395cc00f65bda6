import { adminAccessMessages } from '@registry/shared/messages/account/admin-access'
import { registryMessages as t } from '@registry/shared/messages/registry/registry'
import { Heart, Lock } from 'lucide-react'
import { useState } from 'react'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from './closing.module.css'
import { createTapCounter } from './tap-counter.ts'

interface ThankYouPanelProps {
  /** Makes the heart a hidden link to the administration. */
  onAdminAccess?: () => void
}

/** A thank-you note and the privacy notice. */
export function ThankYouPanel({ onAdminAccess }: ThankYouPanelProps) {
  return (
    <Stack as="section" align="center" className={styles.thanks} aria-labelledby="thanks-title">
      {onAdminAccess ? (
        <AdminHeart onAdminAccess={onAdminAccess} />
      ) : (
        <span className={styles.thanksHeart}>
          <Heart aria-hidden="true" />
        </span>
      )}
      <h2 className="display-24" id="thanks-title">
        {t.thankYouTitle}
      </h2>
      <p>{t.thankYouText}</p>
      <Inline align="center" justify="center" wrap className={styles.trust}>
        <Chip tone="moss" icon={Lock}>
          {t.sslSecure}
        </Chip>
        <span>{t.privacyNotice}</span>
      </Inline>
    </Stack>
  )
}

/**
 * Five clicks in a row open the administration page. It looks decorative, but it is focusable for keyboard use, so it
 * needs an accessible name.
 */
function AdminHeart({ onAdminAccess }: Required<ThankYouPanelProps>) {
  const [isFifth] = useState(createTapCounter)
  return (
    <button
      type="button"
      className={styles.thanksHeart}
      aria-label={adminAccessMessages.heart}
      onClick={() => isFifth(performance.now()) && onAdminAccess()}
    >
      <Heart aria-hidden="true" />
    </button>
  )
}
