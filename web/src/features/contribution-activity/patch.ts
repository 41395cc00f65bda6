/** A change of one cached answer, and its way back on whatever stands there by then. */
export interface Patch<T> {
  apply: (answer: T) => T
  undo: (answer: T) => T
}
