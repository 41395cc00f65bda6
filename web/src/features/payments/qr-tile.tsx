import { QrCode } from '../../ui/qr-code.tsx'

export interface QrTileProps {
  text: string
  /** Which app reads it, in a word below: nothing is ever drawn over a code. */
  brand: string
  label: string
  size: number
}

/** A code on its own white ground, in the dark too. */
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
