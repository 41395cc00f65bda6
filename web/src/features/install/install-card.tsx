import { installMessages as t } from '@registry/shared/messages/registry/install'
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import {
  acceptInstallOffer,
  hasInstallOffer,
  subscribeToInstallOffer,
} from '../../lib/install/install-offer.ts'
import { safeStorage } from '../../lib/storage/safe-storage.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Text } from '../../ui/text/text.tsx'

/** Set once the owner declined on this browser. */
const DECLINED_KEY = 'installDeclined'

/** Offers to install the app where the browser does; hidden once declined. */
export function InstallCard() {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const isOffered = useSyncExternalStore(subscribeToInstallOffer, hasInstallOffer)
  const [isDeclined, setDeclined] = useState(() => safeStorage.get(DECLINED_KEY) !== undefined)
  const decline = () => {
    safeStorage.set(DECLINED_KEY, 'true')
    setDeclined(true)
  }
  // The pressed button unmounts with the card.
  const leave = () => place.current?.focus()
  const install = async () => {
    leave()
    if (!(await acceptInstallOffer())) decline()
  }
  return (
    <div ref={place} className="focus-target" tabIndex={-1}>
      {isOffered && !isDeclined && (
        <Card gap={8} above={24} pad={16} className="stack" aria-labelledby={id}>
          <Text as="h2" size={18} weight={600} id={id}>
            {t.title}
          </Text>
          <p className="hint">{t.text}</p>
          <Inline gap={8} wrap>
            <Button look="tonal" size="sm" onClick={() => void install()}>
              {t.install}
            </Button>
            <Button
              look="quiet"
              size="sm"
              onClick={() => {
                leave()
                decline()
              }}
            >
              {t.later}
            </Button>
          </Inline>
        </Card>
      )}
    </div>
  )
}
