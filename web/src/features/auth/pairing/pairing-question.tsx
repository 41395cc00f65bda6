import { extensionLabel } from '@registry/shared/devices/device-label'
import { pairingMessages as t } from '@registry/shared/messages/account/pairing'
import { pairingCode, spacedPairingCode } from '@registry/shared/pairing/pairing-code'
import { Button } from '../../../ui/buttons/button.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './pairing.module.css'
import { PairingTitle } from './pairing-message.tsx'

interface PairingQuestionProps {
  challenge: string
  registry: string
  isBusy: boolean
  onConnect: () => void
  onDecline: () => void
}

/** Asks whether to connect this browser, with the code to compare. */
export function PairingQuestion({
  challenge,
  registry,
  isBusy,
  onConnect,
  onDecline,
}: PairingQuestionProps) {
  const { asking, connecting } = t
  const code = pairingCode(challenge)
  return (
    <>
      <Illustration of="shop-window" />
      <PairingTitle>{asking.title}</PairingTitle>
      <p className="lead" dir="auto">
        <strong>{extensionLabel(navigator.userAgent)}</strong>
        {asking.text(registry)}
      </p>
      <p className={`num one-line above-20 ${styles.pairCode}`}>
        <span aria-hidden="true">{spacedPairingCode(code)}</span>
        <span className="vh">{asking.code([...code].join(' '))}</span>
      </p>
      <Text size={14} tone="faint">
        {asking.check}
      </Text>
      <div className="acts">
        <Button isBlock size="lg" aria-disabled={isBusy || undefined} onClick={onConnect}>
          {isBusy ? connecting : asking.connect}
        </Button>
        <Button look="quiet" isBlock disabled={isBusy} onClick={onDecline}>
          {asking.notMe}
        </Button>
      </div>
      <p className="vh" role="status">
        {isBusy ? connecting : ''}
      </p>
    </>
  )
}
