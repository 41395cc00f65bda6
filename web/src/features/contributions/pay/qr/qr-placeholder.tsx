import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'

/** Placeholder with the size of the QR code, which prevents a layout shift. */
export function QrPlaceholder({ size }: { size: number }) {
  return (
    <div className="qr is-loading" role="status">
      <div style={{ inlineSize: size, blockSize: size }} />
      <span className="qr-brand" aria-hidden="true">
        {'\u00A0'}
      </span>
      <span className="vh">{t.loadingQr}</span>
    </div>
  )
}
