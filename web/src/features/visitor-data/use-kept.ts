import { visitorDataMessages } from '@registry/shared/messages/visitor-data'
import { visitorPanelMessages as words } from '@registry/shared/messages/visitor-panel'
import { useLayoutEffect, useState } from 'react'
import { analyticsConsent } from '../../lib/analytics-consent.ts'
import { forgetOfflineCopy, hasOfflineCopy } from '../../lib/offline-copy.ts'
import { saidOf, type VisitorPreferences, visitorData } from '../../lib/visitor-data.ts'
import { clearVisitorTraces } from '../../lib/visitor-traces.ts'
import { readKept } from './read-kept.ts'

/** Returns the stored visitor data and the actions on it. */
export function useKept() {
  const [kept, setKept] = useState(readKept)
  const [hasCopy, setHasCopy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [news, setNews] = useState('')

  useLayoutEffect(() => {
    const look = () => setKept(readKept())
    void hasOfflineCopy().then(setHasCopy)
    // Updates from another tab, or from the consent banner on this page.
    addEventListener('storage', look)
    const stop = analyticsConsent.onChange(look)
    return () => {
      removeEventListener('storage', look)
      stop()
    }
  }, [])

  const act = (done: string, work: () => void) => {
    setNews('')
    try {
      work()
      setFailure(undefined)
      setNews(done)
    } catch (error) {
      setFailure(saidOf(error))
    }
    setKept(readKept())
  }
  const allowStatistics = (isAccepted: boolean) => {
    analyticsConsent.set(isAccepted)
    const isSaved = analyticsConsent.isGranted() === isAccepted
    setFailure(isSaved ? undefined : visitorDataMessages.consentFailed)
    setNews(isSaved ? words.saved : '')
  }
  return {
    kept: { ...kept, hasOfflineCopy: hasCopy },
    /** Error text of the last action. */
    failure,
    /** Success text of the last action. */
    news,
    allowStatistics,
    prefer: (part: Partial<VisitorPreferences>) =>
      act(words.saved, () => visitorData.updatePreferences(part)),
    clear: () => {
      act(words.cleared, clearVisitorTraces)
      setHasCopy(false)
      void forgetOfflineCopy()
    },
  }
}
