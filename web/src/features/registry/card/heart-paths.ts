/** Halves of the logo's heart, in a square of this size. */
export const HEART_SIZE = 30
export const HEART_LEFT = 'M15 27C7.5 21.8 3 16.8 3 11.3A6.3 6.3 0 0 1 15 8.8z'
export const HEART_RIGHT = 'M15 27c7.5-5.2 12-10.2 12-15.7A6.3 6.3 0 0 0 15 8.8z'
