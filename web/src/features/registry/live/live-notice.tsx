import { liveMessages as t } from '@registry/shared/messages/registry/live-registry'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { screenMessages } from '@registry/shared/messages/screens'
import { CircleAlert, RefreshCw, WifiOff } from 'lucide-react'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import styles from './live-notice.module.css'
import type { Loading, Trouble } from './loading-state.ts'
import type { Live } from './start-live-updates.ts'

interface Notice {
  icon: typeof WifiOff
  title: string
  text?: string
  hasTryAgain: boolean
}

const { rateLimit } = screenMessages
const SECOND_MS = 1_000

/** Returns the text that states when another request is allowed. */
export function rateLimitText(leftMs: number): string {
  return leftMs > 0 ? rateLimit.wait(leftMs / SECOND_MS) : t.mayTryAgain
}

function noticeOf({ pauses, trouble }: Loading, leftMs: number): Notice | undefined {
  if (pauses.includes('offline'))
    return { icon: WifiOff, ...registryMessages.offline, hasTryAgain: false }
  if (!trouble) return undefined
  const notices: Record<Trouble, Omit<Notice, 'icon' | 'hasTryAgain'>> = {
    failed: { title: registryMessages.loadFailed },
    missing: { title: registryMessages.notFound, text: t.missingText },
    limited: { title: rateLimit.title, text: rateLimitText(leftMs) },
  }
  return { icon: CircleAlert, hasTryAgain: true, ...notices[trouble] }
}

/**
 * Notice with the reason why the registry is not up to date, above the last loaded data. Renders
 * only an empty live region otherwise.
 */
export function LiveNotice({ live }: { live: Live }) {
  const loading = useSyncExternalStore(live.subscribe, live.state)
  const notice = noticeOf(loading, live.rateLimitLeftMs())
  const isTrying = loading.activity !== 'idle'
  return (
    // The live region must exist before its content, so that the content is announced.
    <div role="status">
      {notice && (
        <Inline align="center" wrap className={styles.pageNotice}>
          <notice.icon className="icon" aria-hidden="true" />
          <p>
            <strong>{notice.title}</strong> {notice.text}
          </p>
          {notice.hasTryAgain && <TryAgain isTrying={isTrying} onPress={live.retry} />}
        </Inline>
      )}
    </div>
  )
}

function TryAgain({ isTrying, onPress }: { isTrying: boolean; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const shown = button.current
    return () => {
      // After recovery the notice is removed, so the focus moves to the item list.
      if (shown !== document.activeElement) return
      document.getElementById('items')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <Button look="outline" size="sm" ref={button} aria-busy={isTrying} onClick={onPress}>
      <RefreshCw className="icon" aria-hidden="true" />
      {isTrying ? t.trying : t.tryAgain}
    </Button>
  )
}
