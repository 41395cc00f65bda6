const LANES = 6

/** Runs the work for all values, six at once; returns the results in order. */
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
