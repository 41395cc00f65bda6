/** Returns the font size at which the title fits the card. */
export function titleSize(title: string): 'large' | 'medium' | 'small' {
  const { length } = [...title]
  if (length <= 24) return 'large'
  return length <= 48 ? 'medium' : 'small'
}
