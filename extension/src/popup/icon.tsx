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

/** An icon beside words that say the same; glyphs.css draws it. */
export function Icon({ of, isSmall }: IconProps) {
  return <span className={`glyph glyph-${of}${isSmall ? ' is-small' : ''}`} />
}
