import pLimit from 'p-limit'

/** Runs the work for all values, six at once; returns the results in order. */
export const inParallel = <T, R>(
  values: readonly T[],
  work: (value: T, index: number) => Promise<R>,
): Promise<R[]> => pLimit(6).map(values, work)
