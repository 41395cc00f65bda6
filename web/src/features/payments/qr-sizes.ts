/** Sides of codes in CSS pixels. */
export const QR_PX = {
  paynow: 120,
  upi: 125,
  wise: 120,
  /** A picture of a code by itself. */
  standalone: 200,
  /** For a camera that has trouble. */
  large: 280,
} as const
