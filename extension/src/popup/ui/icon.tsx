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

/**
 * A decorative icon, defined in glyphs.css. The close icon is the default there: index.html has it too, whose style
 * attributes the content security policy would block.
 */
export function Icon({ of, isSmall }: IconProps) {
  return (
    <span
      className={isSmall ? 'glyph is-small' : 'glyph'}
      style={of === 'close' ? undefined : { maskImage: `var(--glyph-${of})` }}
    />
  )
}
