/** Time in ms during which a sent item can be undone in the popup. */
export const UNDO_MS = 10_000
