import { useMemo, useState } from 'react'
import { useRemindGiver, useVerifyGift } from './contribution-mutations.ts'
import type { GiftFacts } from './contribution-summary.ts'
import type { GiftFailures } from './use-contribution-action.ts'

/** What the buttons of a gift do; the same at every render, so that only changed rows are drawn. */
export interface GiftHandlers {
  verify: (giftId: string) => void
  remind: (giftId: string) => void
  askToDelete: (gift: GiftFacts) => void
}

export interface GiftDesk {
  handlers: GiftHandlers
  /** What is said of a failure here; undefined for what all lists say. */
  failures: GiftFailures | undefined
  /** The gift that is asked about before it goes. */
  asked: GiftFacts | undefined
  stopAsking: () => void
}

/** What is done in a list of gifts. */
export function useGiftDesk(failures?: GiftFailures): GiftDesk {
  const { mutate: verify } = useVerifyGift(failures)
  const { mutate: remind } = useRemindGiver(failures)
  const [asked, setAsked] = useState<GiftFacts>()
  const handlers = useMemo(
    () => ({
      verify: (giftId: string) => verify(giftId),
      remind: (giftId: string) => remind(giftId),
      askToDelete: setAsked,
    }),
    [verify, remind],
  )
  return { handlers, failures, asked, stopAsking: () => setAsked(undefined) }
}
