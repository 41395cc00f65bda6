import { panelMessages as words } from '@registry/shared/messages/payment-panels'

/** The room of a code that is on its way, so that nothing jumps when it comes. */
export function QrComing({ size }: { size: number }) {
  return (
    <div className="qr is-loading" role="status">
      <div style={{ inlineSize: size, blockSize: size }} />
      <span className="qr-brand" aria-hidden="true">
        {'\u00A0'}
      </span>
      <span className="vh">{words.loadingQr}</span>
    </div>
  )
}
