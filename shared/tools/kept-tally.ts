import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { root } from './run-tool.ts'
import { filesBelow } from './structure/source-files.ts'
import type { Tally } from './tally.ts'

const kept = z.object({
  inputs: z.string(),
  tally: z.object({
    passed: z.number(),
    failed: z.number(),
    skipped: z.number(),
    failures: z.array(z.string()),
  }),
})

/**
 * Runs something unless it passed before over the very same files, as turbo does with builds. A failure
 * is never kept.
 */
export async function keptTally(
  name: string,
  inputs: string,
  run: () => Promise<Tally>,
): Promise<Tally> {
  const file = path.join(root, '.turbo', `${name}.json`)
  const known = await readFile(file, 'utf8').then(
    text => kept.parse(JSON.parse(text)),
    () => undefined,
  )
  if (known?.inputs === inputs) {
    console.log(`✓ ${name}: ${known.tally.passed} passed over these very files before`)
    return known.tally
  }
  const tally = await run()
  await mkdir(path.dirname(file), { recursive: true })
  if (tally.failed === 0) await writeFile(file, JSON.stringify({ inputs, tally }))
  return tally
}

/** A digest of every file of the repository, and of what else a story in the browser depends on. */
export async function digestOfInputs(others: string[]): Promise<string> {
  const hash = createHash('sha256').update(others.join('\n'))
  for (const file of filesBelow('').sort()) {
    hash.update(`\n${file}\n`).update(await readFile(path.join(root, file)))
  }
  return hash.digest('hex')
}
