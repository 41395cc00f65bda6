/** Message to all tabs: request the state of the button again. */
export const REFRESH_BUTTON = { type: 'button-ask-again' } as const
