import { pushBannerMessages as t } from '@registry/shared/messages/push/push-banner'
import { BellRing, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../../lib/lazy-loading/load-chunk.ts'
import { safeStorage } from '../../../lib/storage/safe-storage.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { EnableOutcome } from '../subscription/enable-push.ts'
import { isInvited } from '../subscription/push-state.ts'
import { usePushCapabilities } from '../subscription/use-push-capabilities.ts'
import { TemporaryMessage } from '../temporary-message.tsx'
import { STAY_MS, useTemporaryMessage } from '../use-temporary-message.ts'
import styles from './push-banner.module.css'

/** Key fixed by the specification. */
const KEY = 'notificationBannerDismissed'

/** Returns whether the owner dismissed the invitation on this browser. */
function isPushBannerDismissed(): boolean {
  return safeStorage.get(KEY) !== undefined
}

function dismissPushBanner(): void {
  safeStorage.set(KEY, 'true')
}

const loadEnabling = () => loadChunk(() => import('../subscription/enable-on-this-browser.ts'))

/** Invites the owner to enable notifications where possible; hidden once dismissed. */
export function PushBanner() {
  const { capabilities, reread } = usePushCapabilities()
  const [isDismissed, setIsDismissed] = useState(isPushBannerDismissed)
  const place = useRef<HTMLDivElement>(null)
  const isShown = isInvited(capabilities, isDismissed)

  const leave = () => {
    // The clicked button unmounts with the banner.
    place.current?.focus()
    setIsDismissed(true)
  }
  const dismiss = () => {
    dismissPushBanner()
    leave()
  }

  return (
    <div ref={place} className="focus-target" tabIndex={-1}>
      {isShown && <Invitation onDismiss={dismiss} onEnabled={leave} onBlocked={reread} />}
    </div>
  )
}

interface InvitationProps {
  onDismiss: () => void
  onEnabled: () => void
  onBlocked: () => Promise<void>
}

function Invitation({ onDismiss, onEnabled, onBlocked }: InvitationProps) {
  const { isBusy, message, enable } = useEnabling({ onEnabled, onBlocked })
  return (
    <section
      className={`banner tint-sky wraps align-center relative ${styles.pushBanner}`}
      aria-label={t.label}
    >
      <BellRing className="icon" aria-hidden="true" />
      <Box className={styles.pushBannerWords} grows shrinks>
        <p>
          <strong>{t.title}</strong> {t.text}
        </p>
        <TemporaryMessage message={message} />
      </Box>
      <Button look="outline" size="sm" aria-busy={isBusy} onClick={() => void enable()}>
        {isBusy ? t.enabling : t.enable}
      </Button>
      <Button
        look="quiet"
        size="icon"
        className="in-corner"
        aria-label={t.dismiss}
        onClick={onDismiss}
      >
        <X className="icon" aria-hidden="true" />
      </Button>
    </section>
  )
}

/** Enables notifications on click and reports the outcome. */
function useEnabling({ onEnabled, onBlocked }: Pick<InvitationProps, 'onEnabled' | 'onBlocked'>) {
  const { message, showMessage } = useTemporaryMessage()
  const [isBusy, setIsBusy] = useState(false)
  // Preload: the permission request must start within the click.
  useEffect(() => void loadEnabling().catch(() => undefined), [])

  const settle = async ({ kind }: EnableOutcome) => {
    if (kind === 'enabled') {
      showToast('success', t.enabled, undefined, STAY_MS)
      onEnabled()
    } else if (kind === 'denied') {
      showToast('error', t.denied)
      await onBlocked()
    } else showMessage('error', { ...t, unsupported: t.notSupported }[kind])
  }
  const enable = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { enableOnThisBrowser } = await loadEnabling()
      await settle(await enableOnThisBrowser())
    } catch {
      showMessage('error', t.failed)
    }
    setIsBusy(false)
  }
  return { isBusy, message, enable }
}
