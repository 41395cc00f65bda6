import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'

/** QR code, always black on white; SVG, so that it is sharp at any size. */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  const qr = useMemo(() => qrPath(text), [text])
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      style={{ inlineSize: size, blockSize: size }}
      shapeRendering="crispEdges"
    >
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  )
}
