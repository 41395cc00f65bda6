import { noScriptsMessages } from '@registry/shared/messages/registry/no-scripts'
import { registryMessages as t } from '@registry/shared/messages/registry/registry'
import { Check, HandCoins, PackageOpen } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './registry-page.module.css'

interface RegistryActionsBarProps {
  isAllFunded: boolean
  onContribute: () => void
  /** Undefined when the registry does not accept offerings. */
  onPassGifts: (() => void) | undefined
  onPassIntent: () => void
}

/** Calls to action for visitors: contribute or pass on items. */
export function RegistryActionsBar(props: RegistryActionsBarProps) {
  const { isAllFunded, onContribute, onPassGifts, onPassIntent } = props
  return (
    <section className={styles.support} aria-labelledby="support-title">
      <div>
        <h2 className={styles.supportTitle} id="support-title">
          {t.supportTitle}
        </h2>
        <p className="hint">{t.supportHint}</p>
        <noscript>
          {/* Browsers with scripts never show it, so their bundle leaves it out. */}
          {import.meta.env.SSR && <p className={styles.noScripts}>{noScriptsMessages.buttons}</p>}
        </noscript>
      </div>
      <div className={styles.supportActions}>
        {isAllFunded ? (
          <Button disabled>
            <Check className="icon" aria-hidden="true" />
            {t.allFunded}
          </Button>
        ) : (
          <Button onClick={onContribute}>
            <HandCoins className="icon" aria-hidden="true" />
            {t.contribute}
          </Button>
        )}
        {onPassGifts && (
          <Button
            look="tonal"
            aria-haspopup="dialog"
            onPointerDown={onPassIntent}
            onClick={onPassGifts}
          >
            <PackageOpen className="icon" aria-hidden="true" />
            {t.shareItems}
          </Button>
        )}
      </div>
    </section>
  )
}
