import type { User } from '@registry/shared/contract/account/auth'
import { useOfferingCounts } from '../../features/offerings/review/queries/use-offering-counts.ts'

/**
 * Returns whether the owner's pages show offerings: while visitors may make them, and after the owner switched that off
 * as long as there are any. Undefined until their number is loaded.
 */
export function useCanPassGifts({ registrySettings }: User): boolean | undefined {
  const counts = useOfferingCounts().data
  return registrySettings.giftPassingEnabled || (counts && counts.total > 0)
}
