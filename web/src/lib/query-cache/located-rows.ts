interface Row {
  id: string
}

/** A row with the ids of the rows before it, from which its position is restored. */
export interface LocatedRow<R> {
  row: R
  before: ReadonlySet<string>
}

/** Finds a row and records its position. */
export function locateRow<R extends Row>(
  rows: readonly R[],
  id: string,
): LocatedRow<R> | undefined {
  const at = rows.findIndex(row => row.id === id)
  const row = rows[at]
  return row && { row, before: new Set(rows.slice(0, at).map(other => other.id)) }
}

export function removeRow<R extends Row>(rows: R[], id: string): R[] {
  return rows.filter(row => row.id !== id)
}

/**
 * Inserts a row after the nearest row that preceded it; does nothing if the row is present already.
 */
export function restoreRow<R extends Row>(rows: R[], { row, before }: LocatedRow<R>): R[] {
  if (rows.some(({ id }) => id === row.id)) return rows
  const at = rows.findLastIndex(({ id }) => before.has(id)) + 1
  return [...rows.slice(0, at), row, ...rows.slice(at)]
}

/** Changes one row; all other rows remain the same objects. */
export function updateRow<R extends Row>(rows: R[], id: string, change: (row: R) => R): R[] {
  return rows.map(row => (row.id === id ? change(row) : row))
}
