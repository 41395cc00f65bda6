import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** All metrics of this process. Labels have closed sets of values and hold no personal data. */
export const metrics = new Registry()

const registers = [metrics]

interface Description<L extends string> {
  /** Name with its unit, as Prometheus recommends. */
  name: string
  help: string
  labels?: readonly L[]
}

export const createCounter = <L extends string = never>({ labels, ...rest }: Description<L>) =>
  new Counter<L>({ ...rest, labelNames: labels ?? [], registers })

/** Creates a gauge; `collect` sets its values when the metrics are read. */
export const createGauge = <L extends string = never>({
  labels,
  collect,
  ...rest
}: Description<L> & { collect?: (gauge: Gauge<L>) => void }) =>
  new Gauge<L>({
    ...rest,
    labelNames: labels ?? [],
    registers,
    ...(collect && {
      collect() {
        collect(this)
      },
    }),
  })

export const createHistogram = <L extends string = never>({
  labels,
  ...rest
}: Description<L> & { buckets: number[] }) =>
  new Histogram<L>({ ...rest, labelNames: labels ?? [], registers })
