import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { installOnDemand, onDemandBin } from '../on-demand/on-demand.ts'
import { root, runTool } from '../run-tool.ts'

/** The checked modules with the paths of their files. */
const MODULES: Record<string, RegExp> = {
  money: /^shared\/src\/money\/(?!parse-|to-minor|currency-)/,
  price: /^shared\/src\/money\/(parse-|to-minor|currency-)/,
  payment: /^shared\/src\/payments\//,
  idempotency: /^api\/src\/db\/idempotency/,
  policy: /-policy\.ts$/,
}

/** Minimum mutation score of a module in per cent. */
const LEAST_SCORE = 85

const report = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
})

// npm run mutate: runs Stryker and prints the mutation score of each module.
const given = process.argv.slice(2)
// `--mutate` replaces the configured list, and with it the exclusion of the tests.
const options = given.map((option, index) =>
  given[index - 1] === '--mutate' ? `${option},!**/*.test.ts` : option,
)
const corpora = path.resolve(root, process.env.CORPUS_DIR ?? '../shared/data')
installOnDemand()
await runTool('stryker', ['run', 'shared/tools/mutation/stryker.config.json', ...options], {
  bin: onDemandBin,
  isLive: true,
  env: { CORPUS_DIR: corpora },
})
const json = await readFile(path.join(root, 'coverage/mutation/mutation.json'), 'utf8')
const { files } = report.parse(JSON.parse(json))
let isGood = true
for (const [name, files] of Object.entries(MODULES)) {
  const score = scoreOf(files)
  // `--mutate` selected no file of this module.
  if (Number.isNaN(score) && given.includes('--mutate')) continue
  isGood &&= score >= LEAST_SCORE
  console.log(`${name}: ${score.toFixed(1)} %`)
}
process.exitCode = isGood ? 0 : 1

/** Returns the mutation score in per cent: detected mutants divided by valid ones, as Stryker defines it. */
function scoreOf(pattern: RegExp): number {
  const statuses = Object.entries(files)
    .filter(([file]) => pattern.test(file))
    .flatMap(([, { mutants }]) => mutants.map(({ status }) => status))
  const count = (...wanted: string[]) => statuses.filter(status => wanted.includes(status)).length
  const detected = count('Killed', 'Timeout')
  return (100 * detected) / (detected + count('Survived', 'NoCoverage'))
}
