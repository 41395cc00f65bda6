import { consentMessages as t } from '@registry/shared/messages/visitor/consent'
import { Cookie } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { paths } from '../../lib/url/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { topModal } from '../../ui/dialogs/open-modals.ts'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './consent-banner.module.css'
import { useFocusNotObscured } from './use-focus-not-obscured.ts'

/** Asks for consent to analytics. Escape declines, unless a dialog is open that it would close. */
export function ConsentBanner({ onChoice }: { onChoice: (isAccepted: boolean) => void }) {
  const box = useRef<HTMLElement>(null)
  useFocusNotObscured(box)
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (topModal()) return
      event.preventDefault()
      onChoice(false)
    }
    // Registered on the window, so that open dialogs and menus handle Escape first.
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onChoice])
  return (
    <Stack
      as="section"
      gap={14}
      ref={box}
      className={styles.consent}
      aria-labelledby="consent-title"
    >
      <Inline gap={14}>
        <span className="tile tint-moss">
          <Cookie className="icon" aria-hidden="true" />
        </span>
        <div>
          <Text as="h2" size={18} weight={600} id="consent-title">
            {t.title}
          </Text>
          <p className="hint above-4">
            {t.ask} <a href={paths.privacy}>{t.privacy}</a>
          </p>
        </div>
      </Inline>
      <Inline gap={8}>
        <Button look="outline" isBlock onClick={() => onChoice(false)}>
          {t.decline}
        </Button>
        <Button isBlock onClick={() => onChoice(true)}>
          {t.accept}
        </Button>
      </Inline>
    </Stack>
  )
}
