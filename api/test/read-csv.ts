/** Parses CSV (RFC 4180) with quoted cells. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  for (const [line] of text.slice(1).matchAll(/(?:"(?:[^"]|"")*",?)+\r\n/g)) {
    const cells = [...line.matchAll(/"((?:[^"]|"")*)"/g)]
    rows.push(cells.map(([, cell = '']) => cell.replaceAll('""', '"')))
  }
  return rows
}
