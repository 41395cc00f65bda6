import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { QrCode } from '../../../../ui/qr/qr-code.tsx'
import styles from './qr.module.css'

interface QrTileProps {
  text: string
  /** Payment app that reads the code, named below it; an overlaid logo would impair scanning. */
  brand: string
  label: string
  size: number
}

/** A QR code on a white background in both colour schemes. */
export function QrTile({ brand, ...code }: QrTileProps) {
  return (
    <div className={styles.qr}>
      <QrCode {...code} />
      <span className="block text-12 weight-600 text-center" aria-hidden="true">
        {brand}
      </span>
    </div>
  )
}

/** A QR code that enlarges on click. */
export function QrButton({ onEnlarge, ...tile }: QrTileProps & { onEnlarge: () => void }) {
  return (
    <button
      type="button"
      className={`radius-12 ${styles.qrButton}`}
      aria-label={`${t.showLarger}: ${tile.label}`}
      onClick={onEnlarge}
    >
      <QrTile {...tile} />
    </button>
  )
}

/** Placeholder with the size of the QR code, which prevents a layout shift. */
export function QrPlaceholder({ size }: { size: number }) {
  return (
    <div className={styles.qr} role="status">
      <div className="bone" style={{ inlineSize: size, blockSize: size }} />
      <span className="block text-12 weight-600 text-center" aria-hidden="true">
        {'\u00A0'}
      </span>
      <span className="vh">{t.loadingQr}</span>
    </div>
  )
}
