/** How large a title can be so that it and all the rest find room on the card. */
export function titleSize(title: string): 'large' | 'medium' | 'small' {
  const { length } = [...title]
  if (length <= 24) return 'large'
  return length <= 48 ? 'medium' : 'small'
}
