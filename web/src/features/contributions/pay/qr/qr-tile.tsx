import { QrCode } from '../../../../ui/qr/qr-code.tsx'

export interface QrTileProps {
  text: string
  /** Payment app that reads the code, named below it; an overlaid logo would impair scanning. */
  brand: string
  label: string
  size: number
}

/** A QR code on a white background in both colour schemes. */
export function QrTile({ brand, ...code }: QrTileProps) {
  return (
    <div className="qr">
      <QrCode {...code} />
      <span className="qr-brand" aria-hidden="true">
        {brand}
      </span>
    </div>
  )
}
