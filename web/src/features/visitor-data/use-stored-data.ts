import { visitorDataMessages } from '@registry/shared/messages/visitor/visitor-data'
import { visitorPanelMessages as t } from '@registry/shared/messages/visitor/visitor-panel'
import { useLayoutEffect, useState } from 'react'
import { analyticsConsent } from '../../lib/analytics/analytics-consent.ts'
import { deleteOfflineCopy, hasOfflineCopy } from '../../lib/service-worker/offline-copy.ts'
import {
  type VisitorPreferences,
  visitorData,
  visitorDataErrorMessage,
} from '../../lib/visitor/visitor-data.ts'
import { clearVisitorStorage } from '../../lib/visitor/visitor-storage.ts'
import { readStoredData } from './read-stored-data.ts'

/** Returns the stored visitor data and the actions on it. */
export function useStoredData() {
  const [stored, setStored] = useState(readStoredData)
  const [hasCopy, setHasCopy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [successText, setSuccessText] = useState('')

  useLayoutEffect(() => {
    const look = () => setStored(readStoredData())
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
    setSuccessText('')
    try {
      work()
      setFailure(undefined)
      setSuccessText(done)
    } catch (error) {
      setFailure(visitorDataErrorMessage(error))
    }
    setStored(readStoredData())
  }
  const allowStatistics = (isAccepted: boolean) => {
    analyticsConsent.set(isAccepted)
    const isSaved = analyticsConsent.isGranted() === isAccepted
    setFailure(isSaved ? undefined : visitorDataMessages.consentFailed)
    setSuccessText(isSaved ? t.saved : '')
  }
  return {
    stored: { ...stored, hasOfflineCopy: hasCopy },
    /** Error text of the last action. */
    failure,
    /** Success text of the last action. */
    successText,
    allowStatistics,
    prefer: (part: Partial<VisitorPreferences>) =>
      act(t.saved, () => visitorData.updatePreferences(part)),
    clear: () => {
      act(t.cleared, clearVisitorStorage)
      setHasCopy(false)
      void deleteOfflineCopy()
    },
  }
}
