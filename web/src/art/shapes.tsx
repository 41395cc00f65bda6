/** A leaf, placed by an SVG transform; with `vein`, the colour of its vein. */
export function Leaf({ at, fill, vein }: { at: string; fill: string; vein?: string }) {
  return (
    <g transform={at}>
      <path d="M0 0C5-13 20-20 40-15 37 4 17 12 0 0Z" fill={fill} />
      {vein && (
        <path
          d="M0 0C12-3 22-8 34-12"
          fill="none"
          stroke={vein}
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      )}
    </g>
  )
}

/** A heart, placed by an SVG transform. */
export function Heart({ at }: { at: string }) {
  return (
    <path
      transform={at}
      d="M0 8C-12 0-11-9-5.5-9-2.5-9-.8-7 0-5.400.8-7 2.5-9 5.5-9 11-9 12 0 0 8Z"
      fill="var(--rose-decor)"
    />
  )
}

/** A star, placed by an SVG transform. */
export function Star({ at }: { at: string }) {
  return (
    <path
      transform={at}
      d="M0-10 2.8-3.1 10-2.6 4.5 2.2 6.2 9.4 0 5.5-6.2 9.4-4.5 2.2-10-2.6-2.8-3.1Z"
      fill="var(--art-apricot)"
      stroke="var(--art-apricot)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  )
}
