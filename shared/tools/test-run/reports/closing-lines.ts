import { stripVTControlCharacters } from 'node:util'
import { root } from '../../run-tool.ts'
import type { Failure, Tally } from './tally.ts'

/** Maximum number of lines of a failure: its message and its position. */
const MESSAGE_LINES = 8

/** The last lines of a test run: how long it took, what failed, and the counts, which CI reads. */
export function closingLines(tally: Tally, times: string): string {
  const { passed, failed, skipped, failures } = tally
  const counts = `${passed} passed, ${failed} failed`
  const last = skipped > 0 ? `${counts}, ${skipped} skipped` : counts
  return [times, ...failures.map(failureLines), last].join('\n\n')
}

function failureLines({ name, message, command }: Failure): string {
  const details = [...messageLines(message), ...(command ? [command] : [])]
  return [`✗ ${name}`, ...details.map(line => `    ${line}`)].join('\n')
}

/** The first lines of an error's message and stack, without colours and the frames of packages. */
function messageLines(message: string): string[] {
  const isForeignFrame = (line: string) =>
    /^\s*at /.test(line) && (!line.includes(root) || line.includes('/node_modules/'))
  return stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '' && !isForeignFrame(line))
    .slice(0, MESSAGE_LINES)
    .map(line => line.trim().replaceAll(`file://${root}/`, '').replaceAll(`${root}/`, ''))
}

/** The command that runs one test of a unit or API test file. */
export function unitCommand(file: string, title: string): string {
  return `npm test -- ${shellQuoted(file)} -t ${shellQuoted(title, true)}`
}

/** The command that runs the end-to-end test at a line of a file. */
export function endToEndCommand(file: string, line: number): string {
  return `npm test -- ${shellQuoted(`${file}:${line}`)}`
}

function shellQuoted(text: string, isAlways = false): string {
  if (!isAlways && /^[\w./:@-]+$/.test(text)) return text
  // A shell expands these inside double quotes.
  return /[$`\\"!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`
}
