import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { ExternalLink, QrCode as QrMark, ShieldCheck } from 'lucide-react'
import { Stack } from '../../../ui/layout/stack.tsx'
import { QrCode } from '../../../ui/qr/qr-code.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from '../settings.module.css'
import { SaveTestQrButton } from './save-test-qr-button.tsx'

const t = settingsPageMessages.payments
const SIDE_PX = 148

interface TestQrCodeProps {
  method: PaymentMethod
  /** Content of the QR code; undefined while the payment ID is invalid. */
  text: string | undefined
  payeeName: string
}

/** A QR code over a minimal amount, with which the owner can test the payment method. */
export function TestQrCode({ method, text, payeeName }: TestQrCodeProps) {
  const texts = t.methods[method]
  if (text === undefined) {
    return (
      <Stack
        justify="start"
        radius={16}
        gap={8}
        align="center"
        fits
        textAlign="center"
        className={`${styles.testCode} ${styles.isWaiting}`}
      >
        <QrMark className="icon" aria-hidden="true" />
        <p>{texts.waiting}</p>
      </Stack>
    )
  }
  const label = texts.alt(payeeName)
  return (
    <Stack
      as="figure"
      justify="start"
      radius={16}
      gap={8}
      align="center"
      fits
      textAlign="center"
      className={styles.testCode}
    >
      <div className={`radius-12 ${styles.testCodeTile}`}>
        <QrCode text={text} label={label} size={SIDE_PX} />
      </div>
      <Stack as="figcaption" gap={4}>
        <strong>{texts.code}</strong>
        <Text as="span" size={12} weight={500} tone="success" className={styles.testCodeWords}>
          <ShieldCheck className="icon icon-16" aria-hidden="true" />
          {texts.test}
        </Text>
      </Stack>
      {'open' in texts && (
        <a className="btn btn-outline btn-sm" href={text} target="_blank" rel="noopener noreferrer">
          <ExternalLink className="icon icon-16" aria-hidden="true" />
          {texts.open}
        </a>
      )}
      <SaveTestQrButton
        text={text}
        label={label}
        fileName={texts.fileName}
        caption={[texts.caption, payeeName, t.reference]}
      />
    </Stack>
  )
}
