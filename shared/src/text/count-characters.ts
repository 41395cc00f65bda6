/** Counts a text as the length limits of the contract do: its Unicode code points without the space around it. */
export function countCharacters(text: string): number {
  return [...text.trim()].length
}
