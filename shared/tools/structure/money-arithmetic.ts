import path from 'node:path'
import type { SourceFile } from './source-files.ts'

/** Files that calculate percentages or ratios, by name. */
const PERCENTAGES = new Set([
  ...['create-funnel-tracker.ts', 'funnel-groups.ts', 'scraping-logs.ts'],
  ...['funding-bar.tsx', 'registry-progress-panel.tsx', 'slider.tsx'],
  // A rounded confidence, a price read without its decimal separator, and a discount.
  ...['extract-product.ts', 'vote-price.ts', 'shown-price.ts'],
  // Every hundredth request.
  'memory-after-load.ts',
])

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g
const BY_HUNDRED = /[*/%]\s*100(?![\w.,])/

/**
 * Lists the lines that convert between dollars and cents by hand: `* 100`, `/ 100` or `% 100` outside
 * `shared/src/money`, except in the files that calculate percentages.
 */
export function findMoneyArithmetic({ path: file, text }: SourceFile): string[] {
  if (file.startsWith('shared/src/money/') || PERCENTAGES.has(path.basename(file))) return []
  const code = text.replace(COMMENT, comment => comment.replace(/[^\n]/g, ''))
  return code
    .split('\n')
    .flatMap((line, index) =>
      BY_HUNDRED.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    )
}
