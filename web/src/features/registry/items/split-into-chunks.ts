/** Splits values into chunks of `size`; the last chunk may be shorter. */
export function splitIntoChunks<Value>(values: readonly Value[], size: number): Value[][] {
  const count = Math.ceil(values.length / size)
  return Array.from({ length: count }, (_, index) => values.slice(index * size, (index + 1) * size))
}
