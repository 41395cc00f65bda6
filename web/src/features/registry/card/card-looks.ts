/** Colours of a card, the same in both colour schemes and in print. */
export interface CardLook {
  paper: string
  ink: string
  /** Colour of the URL and secondary text. */
  soft: string
  /** Colour of the leaves and the border. */
  leaf: string
  heart: string
}

export const CARD_LOOKS = {
  moss: { paper: '#eef6f0', ink: '#17493a', soft: '#2f5f4c', leaf: '#bfe3cf', heart: '#b2305f' },
  blush: { paper: '#fdf1f1', ink: '#7c1f43', soft: '#7a3550', leaf: '#f6cdd8', heart: '#1e6b4e' },
  plain: { paper: '#ffffff', ink: '#111111', soft: '#333333', leaf: '#d9d9d9', heart: '#111111' },
} as const satisfies Record<string, CardLook>

export type CardLookName = keyof typeof CARD_LOOKS

export const CARD_SIZES = ['one', 'four'] as const
export type CardSize = (typeof CARD_SIZES)[number]

/** Halves of the logo's heart, in a square of this size. */
export const HEART_SIZE = 30
export const HEART_LEFT = 'M15 27C7.5 21.8 3 16.8 3 11.3A6.3 6.3 0 0 1 15 8.8z'
export const HEART_RIGHT = 'M15 27c7.5-5.2 12-10.2 12-15.7A6.3 6.3 0 0 0 15 8.8z'

/** Returns the font size at which the title fits the card. */
export function titleSize(title: string): 'large' | 'medium' | 'small' {
  const { length } = [...title]
  if (length <= 24) return 'large'
  return length <= 48 ? 'medium' : 'small'
}
