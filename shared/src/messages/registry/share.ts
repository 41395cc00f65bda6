/** Sharing the registry's link. */
export const shareMessages = {
  share: 'Share',
  invite: (title: string) => `You are warmly invited to our baby registry, “${title}”.`,
} as const
