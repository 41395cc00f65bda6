/** What the owner may do with a contribution: nothing is left to verify or remind of once verified. */
export function contributionCan({ verifiedAt }: { verifiedAt: Date | null }) {
  const isOpen = verifiedAt === null
  return { verify: isOpen, remind: isOpen, delete: true }
}
