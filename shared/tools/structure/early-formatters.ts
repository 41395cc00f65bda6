import { listModulesAtLoad } from './imports-of.ts'
import type { SourceFile } from './source-files.ts'

const AT_LOAD = /^(?:export )?const \w+ = new Intl\./gm
const ANYWHERE = /\bnew Intl\.|\.localeCompare\(|\.toLocale(?:Date|Time)?String\(/g
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g

/** Finds formatters and collators of `Intl` that a module creates when it is loaded: each can block a phone for 100 ms. */
export function findFormattersAtLoad(file: SourceFile): string[] {
  return findIn(file, AT_LOAD)
}

/** Finds the same, created at any time, in a module and in all that it imports when it is loaded. */
export function findFormattersBehind(entry: string, files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map(file => [file.path, file]))
  return listModulesAtLoad(entry, files).flatMap(path => {
    const file = byPath.get(path)
    return file ? findIn(file, ANYWHERE) : []
  })
}

function findIn({ path, text }: SourceFile, pattern: RegExp): string[] {
  const code = text.replace(COMMENT, comment => comment.replace(/[^\n]/g, ' '))
  return [...code.matchAll(pattern)].map(({ index, 0: call }) => {
    const line = code.slice(0, index).split('\n').length
    return `${path}:${line}: ${call}`
  })
}
