/** How long a save can be undone in the popup; later the dashboard does it. */
export const UNDO_MS = 10_000
