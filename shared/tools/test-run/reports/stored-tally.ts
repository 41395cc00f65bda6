import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { root } from '../../run-tool.ts'
import { filesBelow } from '../../structure/source-files.ts'
import type { Tally } from './tally.ts'

const stored = z.object({ inputs: z.string(), passed: z.number(), skipped: z.number() })

/**
 * Runs tests unless they passed before on identical files, as turbo does with builds. A failure is never
 * stored.
 */
export async function storedTally(
  name: string,
  inputs: string,
  run: () => Promise<Tally>,
): Promise<Tally> {
  const file = path.join(root, '.turbo', `${name.replaceAll(' ', '-')}.json`)
  const earlier = await readFile(file, 'utf8').then(
    text => stored.parse(JSON.parse(text)),
    () => undefined,
  )
  if (earlier?.inputs === inputs) {
    const { passed, skipped } = earlier
    console.log(`✓ ${name}: ${passed} passed over identical files before, not run again`)
    return { passed, skipped, failed: 0, failures: [] }
  }
  const tally = await run()
  const { passed, skipped } = tally
  await mkdir(path.dirname(file), { recursive: true })
  if (tally.failed === 0) await writeFile(file, JSON.stringify({ inputs, passed, skipped }))
  return tally
}

/** Returns a digest of every file of the repository and of the other inputs of an end-to-end test. */
export async function digestOfInputs(others: string[]): Promise<string> {
  const hash = createHash('sha256').update(others.join('\n'))
  for (const file of filesBelow('').sort()) {
    hash.update(`\n${file}\n`).update(await readFile(path.join(root, file)))
  }
  return hash.digest('hex')
}
