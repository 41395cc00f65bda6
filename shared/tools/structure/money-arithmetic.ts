import type { SourceFile } from './source-files.ts'

/** Files that calculate percentages or ratios. */
const PERCENTAGES = new Set([
  'shared/src/analytics/create-funnel-tracker.ts',
  'shared/src/messages/items/scraping-logs.ts',
  'web/src/features/analytics/funnel-groups.ts',
  'web/src/features/contributions/activity/registry-progress-panel.tsx',
  'web/src/features/contributions/give/form/slider.tsx',
  'web/src/features/items/card/funding-bar.tsx',
  // A rounded confidence, a price read without its decimal separator, and a discount.
  'shared/src/retailers/extract-product.ts',
  'shared/src/retailers/generic/visible-prices/vote-price.ts',
  'shared/src/retailers/shopee/shown-price.ts',
])

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g
const BY_HUNDRED = /[*/%]\s*100(?![\w.,])/

/**
 * Lists the lines that convert between dollars and cents by hand: `* 100`, `/ 100` or `% 100` outside
 * `shared/src/money`, except in the files that calculate percentages.
 */
export function findMoneyArithmetic({ path: file, text }: SourceFile): string[] {
  if (file.startsWith('shared/src/money/') || PERCENTAGES.has(file)) return []
  const code = text.replace(COMMENT, comment => comment.replace(/[^\n]/g, ''))
  return code
    .split('\n')
    .flatMap((line, index) =>
      BY_HUNDRED.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    )
}
