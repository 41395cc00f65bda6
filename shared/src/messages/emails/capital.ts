/** Capitalises 'the parents' at the start of a sentence; leaves names unchanged. */
export function capital(parents: string): string {
  return parents === 'the parents' ? 'The parents' : parents
}
