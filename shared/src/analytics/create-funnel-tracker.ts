import type { AnyParams, EventName } from './events.ts'
import { type ExitEvent, FUNNELS, type Funnel, type FunnelName, type StepEvent } from './funnels.ts'

type Extra = Pick<AnyParams, 'contribution_amount'>

interface FunnelParts {
  /** Monotonic clock in milliseconds. */
  now: () => number
  send: (event: EventName, params: AnyParams) => void
}

/** One visitor's progress through a funnel. */
export interface FunnelTracker<F extends FunnelName> {
  /** Sends a step event, once per event unless it repeats; the first one starts the funnel. */
  reach(event: StepEvent<F>, extra?: Extra): void
  /** Sends an exit event, if the funnel was started and is not over. */
  exit(event: ExitEvent<F>, extra?: Extra): void
}

/** Milliseconds as whole seconds, the unit of event parameters. */
const elapsedSeconds = (ms: number) => Math.round(ms / 1000)

/** Starts tracking one visitor's progress through a funnel. Sends no events after completion or exit. */
export function createFunnelTracker<F extends FunnelName>(
  name: F,
  { now, send }: FunnelParts,
): FunnelTracker<F> {
  const funnel: Funnel = FUNNELS[name]
  const { steps, whole, offset } = funnel
  const sent = new Set<EventName>()
  let furthest: Funnel['steps'][number] | undefined
  let begunAt = 0
  let steppedAt = 0
  let isOver = false

  const times = (at: number) => ({
    time_in_funnel: elapsedSeconds(at - begunAt),
    time_on_step: elapsedSeconds(at - steppedAt),
  })
  const place = (number: number) => ({
    completion_percentage: Math.round((number / whole) * 100),
    ...(offset !== undefined && { funnel_step: number + offset }),
  })
  return {
    reach(event, extra = {}) {
      const step = steps.find(one => one.event === event)
      if (isOver || !step || (sent.has(event) && !step.repeats)) return
      const at = now()
      if (sent.size === 0) begunAt = steppedAt = at
      const { name: step_name, number: step_number } = step
      send(event, { step_number, step_name, ...times(at), ...place(step_number), ...extra })
      sent.add(event)
      steppedAt = at
      if (!furthest || step.number >= furthest.number) furthest = step
      isOver = step === steps.at(-1)
    },
    exit(event, extra = {}) {
      if (isOver || !furthest) return
      isOver = true
      const at = now()
      send(event, {
        abandonment_stage: furthest.name,
        abandonment_step_number: furthest.number,
        time_before_abandonment: elapsedSeconds(at - begunAt),
        ...times(at),
        ...place(furthest.number),
        ...extra,
      })
    },
  }
}
