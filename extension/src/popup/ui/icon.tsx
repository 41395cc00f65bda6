interface IconProps {
  of:
    | 'alert'
    | 'check'
    | 'click'
    | 'clock'
    | 'close'
    | 'down'
    | 'key'
    | 'link'
    | 'minus'
    | 'offline'
    | 'open'
    | 'plus'
    | 'shield'
    | 'undo'
    | 'up'
    | 'warning'
  isSmall?: boolean
}

/** A decorative icon, defined in glyphs.css. */
export function Icon({ of, isSmall }: IconProps) {
  return (
    <span
      className={isSmall ? 'glyph is-small' : 'glyph'}
      style={{ maskImage: `var(--glyph-${of})` }}
    />
  )
}
