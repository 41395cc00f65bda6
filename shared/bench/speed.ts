import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { MEMORY_FLAGS } from '../../api/src/start/memory/memory-settings.ts'
import { quantile } from '../tools/bench/quantile.ts'
import { numberRow, type Row } from '../tools/bench/row.ts'

const EXTRACTORS = ['ours', 'metascraper', 'open-graph-scraper'] as const

/** The other libraries take over a second per page, so they extract only every sixth. */
export const EVERY = 6

/** Goal on every machine: 85 pages per second where metascraper extracts 13. */
const LEAST_RATIO = 6.5

/** Measures pages per second on one core, ours and of two other libraries. */
export function speedRows(): Row[] {
  const ours = timesOf('ours')
  const same = ours.filter((_, index) => index % EVERY === 0)
  return [
    numberRow('pages per second', perSecond(ours), { least: 85 }),
    numberRow('p50', quantile(ours, 0.5), { unit: 'ms' }),
    numberRow('p95', quantile(ours, 0.95), { most: 40, unit: 'ms' }),
    ...rowsOf('metascraper', timesOf('metascraper'), same, LEAST_RATIO),
    ...rowsOf('open-graph-scraper', timesOf('open-graph-scraper'), same),
  ]
}

function rowsOf(name: string, times: number[], same: number[], least?: number): Row[] {
  const ratio = perSecond(same) / perSecond(times)
  const goal = least === undefined ? {} : { least }
  return [
    numberRow(`${name}: pages per second`, perSecond(times), {}),
    numberRow(`${name}: p50`, quantile(times, 0.5), { unit: 'ms' }),
    numberRow(`${name}: p95`, quantile(times, 0.95), { unit: 'ms' }),
    numberRow(`as fast as ${name}, on the same pages`, ratio, { ...goal, unit: 'times' }),
  ]
}

/** Returns the CPU time of each page in ms, in a process with the flags of the scraper. */
function timesOf(extractor: (typeof EXTRACTORS)[number]): number[] {
  const script = path.join(import.meta.dirname, 'measure-speed.ts')
  const output = execFileSync(
    process.execPath,
    [...(MEMORY_FLAGS.scraper ?? []), script, extractor],
    { encoding: 'utf8', maxBuffer: 1e8 },
  )
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as number[]
}

function perSecond(times: readonly number[]): number {
  return (1_000 * times.length) / times.reduce((sum, time) => sum + time, 0)
}
