import type { NewRetailer } from './new-retailer.ts'

const IMPORT = /^import (?:type )?\{ \w+ \} from '(?<path>[^']+)'$/
const LIST = /(SUPPORTED_RETAILERS[^=]*= \[[^\]]*)\]/

/** Returns the text of all-retailers.ts with another retailer: its import in order, the retailer last in the list. */
export function listRetailer(text: string, { id, variable }: NewRetailer): string {
  if (!LIST.test(text)) throw new Error('all-retailers.ts has no list SUPPORTED_RETAILERS')
  const path = `./${id}/${id}.ts`
  const lines = text.split('\n')
  const paths = lines.map(line => IMPORT.exec(line)?.groups?.path)
  const next = paths.findIndex(other => other !== undefined && other > path)
  const end = paths.findLastIndex(other => other !== undefined) + 1
  lines.splice(next === -1 ? end : next, 0, `import { ${variable} } from '${path}'`)
  return lines.join('\n').replace(LIST, `$1  ${variable},\n]`)
}
