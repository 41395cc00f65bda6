import { approvePairing } from '@registry/shared/contract/account/pairings'
import { useEffect, useLayoutEffect, useReducer } from 'react'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { useOwnerSession } from '../../../lib/session/use-owner-session.ts'
import { clearChallenge, clearUrlFragment, isCodeTaken, putCodeInUrl } from './pairing-challenge.ts'
import { FIRST_STEP, nextStep, pairingScreen } from './pairing-state.ts'

/** Screens after which the challenge is discarded. */
const FINAL_SCREENS: string[] = ['connected', 'declined', 'refused', 'malformed']
/** How long the extension may take to read the code; it normally takes milliseconds. */
const HANDOVER_TIMEOUT_MS = 30_000

/** Asks the owner for approval and passes the pairing code to the extension through the URL fragment. */
export function usePairing(challenge: string) {
  const [step, dispatch] = useReducer(nextStep, FIRST_STEP)
  const screen = pairingScreen(challenge, useOwnerSession(), step)

  useLayoutEffect(() => {
    const look = () => isCodeTaken() && dispatch({ type: 'taken' })
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])

  const hasEnded = FINAL_SCREENS.includes(screen.name)
  useEffect(() => {
    if (!hasEnded) return
    clearChallenge()
    clearUrlFragment()
  }, [hasEnded])

  useLayoutEffect(() => {
    if (step.name !== 'handing') return undefined
    const late = setTimeout(() => {
      clearUrlFragment()
      dispatch({ type: 'timed-out' })
    }, HANDOVER_TIMEOUT_MS)
    return () => clearTimeout(late)
  }, [step])

  const connect = async () => {
    if (step.name === 'connecting' || step.name === 'handing') return
    dispatch({ type: 'connect' })
    try {
      const { data } = await ownerClient.call(approvePairing, { body: { challenge } })
      dispatch({ type: 'approved' })
      putCodeInUrl(data.code)
    } catch (error) {
      dispatch({ type: 'failed', error })
    }
  }
  return {
    screen,
    connect: () => void connect(),
    decline: () => dispatch({ type: 'decline' }),
  }
}
