/** What the background tells every page: something changed, ask again. */
export const ASK_AGAIN = { type: 'button-ask-again' } as const
