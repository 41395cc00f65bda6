const BOM = '\uFEFF'
const END = '\r\n'

/**
 * What spreadsheets take for the beginning of a formula, also in the wide forms of East Asian keyboards
 * and behind blanks, which some of them skip (OWASP, CSV injection).
 */
const FORMULA = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** A cell that is read as text whatever stands in it: an apostrophe before what looks like a formula. */
export function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** A table as CSV (RFC 4180) that spreadsheets read as UTF-8: every cell quoted, none a formula. */
export function csv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map(cells => cells.map(csvCell).join(',') + END).join('')
}
