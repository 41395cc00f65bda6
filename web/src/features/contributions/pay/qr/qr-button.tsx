import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { QrTile, type QrTileProps } from './qr-tile.tsx'

/** A QR code that enlarges on click. */
export function QrButton({ onEnlarge, ...tile }: QrTileProps & { onEnlarge: () => void }) {
  return (
    <button
      type="button"
      className="qr-button"
      aria-label={`${t.showLarger}: ${tile.label}`}
      onClick={onEnlarge}
    >
      <QrTile {...tile} />
    </button>
  )
}
