import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { benchScale } from '../../../api/bench/scale-bench.ts'
import { benchContribute, benchGrowth, benchServer } from '../../../api/bench/server-bench.ts'
import { benchExtension } from '../../../extension/bench/extension-bench.ts'
import { benchWeb } from '../../../web/bench/web-bench.ts'
import { benchAblations } from '../../bench/ablations-bench.ts'
import { benchExtraction } from '../../bench/extraction-bench.ts'
import { root } from '../run-tool.ts'
import type { Row } from './row.ts'

// npm run bench -- <name>: prints a table and writes it to bench.json.
const BENCHES: Readonly<Record<string, () => Promise<Row[]> | Row[]>> = {
  server: benchServer,
  contribute: benchContribute,
  growth: benchGrowth,
  scale: benchScale,
  extraction: benchExtraction,
  ablations: benchAblations,
  web: benchWeb,
  extension: benchExtension,
}

const names = process.argv.slice(2)
const unknown = names.filter(name => !(name in BENCHES))
if (names.length === 0 || unknown.length > 0) {
  console.error(`Usage: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`)
  process.exit(2)
}

const tables: Record<string, Row[]> = {}
for (const name of names) {
  tables[name] = (await BENCHES[name]?.()) ?? []
  print(name, tables[name])
}
writeFileSync(path.join(root, 'bench.json'), `${JSON.stringify(tables, null, 2)}\n`)
const missed = Object.values(tables)
  .flat()
  .filter(({ holds }) => holds === false)
process.exitCode = missed.length > 0 ? 1 : 0

function print(title: string, rows: readonly Row[]): void {
  const lines = [
    ['name', 'value', 'goal', 'holds'],
    ...rows.map(({ name, value, goal, holds }) => [name, value, goal, said(holds)]),
  ]
  const widths = [0, 1, 2, 3].map(at => Math.max(...lines.map(line => line[at]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const line of lines) {
    console.log(
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
}

function said(holds: boolean | null): string {
  return holds === null ? '' : holds ? 'yes' : 'NO'
}
