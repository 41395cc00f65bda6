import { noScriptsMessages } from '@registry/shared/messages/registry/no-scripts'
import { registryMessages as t } from '@registry/shared/messages/registry/registry'
import { Check, HandCoins, PackageOpen } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FORM_ID } from '../items/contribute-button.tsx'
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
    <Stack as="section" gap={12} className={styles.support} aria-labelledby="support-title">
      <div>
        <Text as="h2" size={16} weight={600} id="support-title">
          {t.supportTitle}
        </Text>
        <p className="hint">{t.supportHint}</p>
        <noscript>
          {/* Browsers with scripts never show it, so their bundle leaves it out. */}
          {import.meta.env.SSR && (
            <Text size={14} weight={500} tone="warning" className={styles.noScripts}>
              {noScriptsMessages.buttons}
            </Text>
          )}
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
            type="submit"
            form={FORM_ID}
            name="share"
            value="landing"
            aria-haspopup="dialog"
            onPointerDown={onPassIntent}
            onClick={event => {
              event.preventDefault()
              onPassGifts()
            }}
          >
            <PackageOpen className="icon" aria-hidden="true" />
            {t.shareItems}
          </Button>
        )}
      </div>
    </Stack>
  )
}
