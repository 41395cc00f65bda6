import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { useState } from 'react'
import { useSelection } from '../../../lib/hooks/use-selection.ts'

/** Selection of displayed contributors for a bulk action. */
export function useContributorSelection(shown: readonly ThankYou[]) {
  const [isOn, setOn] = useState(false)
  const selection = useSelection(shown.filter(({ status }) => status !== 'sent'))
  const turn = (isOn: boolean) => {
    selection.clear()
    setOn(isOn)
  }
  return { ...selection, isOn, start: () => turn(true), stop: () => turn(false) }
}

export type ContributorSelection = ReturnType<typeof useContributorSelection>
