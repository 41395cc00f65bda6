/** Returns a random UUID (version 4). Unlike crypto.randomUUID it also works on plain http. */
export function newUuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replaceAll(/[018]/g, digit => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    const known = Number(digit)
    return (known ^ (random & (15 >> (known / 4)))).toString(16)
  })
}
