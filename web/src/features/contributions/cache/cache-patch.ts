/**
 * Change of a cached response and its inverse. `undo` is applied to the response cached at that
 * time, so that later changes are preserved.
 */
export interface Patch<T> {
  apply: (response: T) => T
  undo: (response: T) => T
}
