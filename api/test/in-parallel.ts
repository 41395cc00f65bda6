const LANES = 6

/** Does the work for every value, a few at once, and gives the results in the order of the values. */
export async function inParallel<T, R>(
  values: readonly T[],
  work: (value: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  async function lane(): Promise<void> {
    for (let index = next++; index < values.length; index = next++) {
      results[index] = await work(values[index] as T, index)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}
