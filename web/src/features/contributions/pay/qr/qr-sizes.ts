/** Side lengths of QR codes in CSS pixels. */
export const QR_PX = {
  paynow: 120,
  upi: 125,
  wise: 120,
  /** The code in a saved image, and on pages without scripts. */
  standalone: 200,
  /** For cameras that cannot focus on a small code. */
  large: 280,
} as const
