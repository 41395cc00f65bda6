import { failed, passed, type Tally } from './tally.ts'

/** Prints a check's outcome, with its output if it failed; each check counts as one test. */
export function reportCheck(name: string, isOk: boolean, output: string, command: string): Tally {
  console.log(`${isOk ? '✓' : '✗'} ${name}`)
  if (isOk) return passed
  console.log(`${output.trimEnd()}\n`)
  return failed(name, output, command)
}
