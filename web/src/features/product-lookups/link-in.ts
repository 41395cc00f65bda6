/** The link in what shops' apps share: 'Look at this cot! https://…'. Other text stays as it is. */
export function linkIn(text: string): string {
  const shared = /\s/.test(text.trim()) ? /https?:\/\/\S+/i.exec(text)?.[0] : undefined
  return shared?.replace(/[.,;:!?)\]}'"»”’]+$/, '') ?? text
}
