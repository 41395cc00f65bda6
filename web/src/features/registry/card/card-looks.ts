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
