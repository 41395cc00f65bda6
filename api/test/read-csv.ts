/** Reads CSV as RFC 4180 has it, every cell quoted. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  for (const [line] of text.slice(1).matchAll(/(?:"(?:[^"]|"")*",?)+\r\n/g)) {
    const cells = [...line.matchAll(/"((?:[^"]|"")*)"/g)]
    rows.push(cells.map(([, cell = '']) => cell.replaceAll('""', '"')))
  }
  return rows
}
