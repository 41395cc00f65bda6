/** Returns the list with the entry at `from` moved to `to`; the others keep their order. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const place = Math.min(Math.max(to, 0), list.length - 1)
  return from in list && from !== place
    ? list.toSpliced(from, 1).toSpliced(place, 0, ...list.slice(from, from + 1))
    : [...list]
}
