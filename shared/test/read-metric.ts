import { metrics } from '../src/metrics/metrics.ts'

/** Returns the value of a metric of this process for these labels; undefined while there is none. */
export async function readMetric(
  name: string,
  labels: Record<string, string | number> = {},
): Promise<number | undefined> {
  const metric = metrics.getSingleMetric(name)
  if (!metric) throw new Error(`there is no metric ${name}`)
  const { values } = await metric.get()
  const wanted = Object.entries(labels)
  return values.find(
    ({ labels: own }) =>
      Object.keys(own).length === wanted.length &&
      wanted.every(([label, value]) => Reflect.get(own, label) === value),
  )?.value
}
