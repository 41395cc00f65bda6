import { randomInt } from 'node:crypto'
import { runTool } from '../../../shared/tools/run-tool.ts'
import type { Scenario } from '../scenario.ts'

const RUNS = 500
const TEST_TIMEOUT_MS = 1_200_000

export const randomHistories: Scenario = {
  id: 'R9',
  promise: `2 × ${RUNS} random histories beside a model: each response and each sum as the model says, also while clients act at once`,
  async run() {
    const seed = randomInt(1, 2 ** 31)
    const args = [
      'run',
      '--project',
      'api',
      'contributions.model',
      `--testTimeout=${TEST_TIMEOUT_MS}`,
    ]
    const env = { MODEL_RUNS: String(RUNS), FC_SEED: String(seed), NO_COLOR: '1' }
    const { isOk, output } = await runTool('vitest', args, { env })
    const counterexample = /Counterexample:[^\n]*/.exec(output)?.[0]
    const tests = /Tests +(.*)/.exec(output)?.[1] ?? 'no test ran'
    return {
      figure: `seed ${seed}: ${tests}${counterexample ? `, ${counterexample}` : ''}`,
      holds: isOk,
    }
  },
}
