import { useState } from 'react'
import { useRemindGiver, useVerifyGift } from './gift-actions.ts'
import type { GiftFacts } from './gift-facts.ts'

export interface GiftDesk {
  verify: (giftId: string) => void
  remind: (giftId: string) => void
  /** The gift that is asked about before it goes. */
  asked: GiftFacts | undefined
  askToDelete: (gift: GiftFacts) => void
  stopAsking: () => void
}

/** What the buttons of a list of gifts do. */
export function useGiftDesk(): GiftDesk {
  const verify = useVerifyGift()
  const remind = useRemindGiver()
  const [asked, setAsked] = useState<GiftFacts>()
  return {
    verify: giftId => verify.mutate(giftId),
    remind: giftId => remind.mutate(giftId),
    asked,
    askToDelete: setAsked,
    stopAsking: () => setAsked(undefined),
  }
}
