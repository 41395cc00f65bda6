import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { useEffect, useState } from 'react'
import { linkKey } from '../../../../lib/url/link-key.ts'
import { LiveRegion, useAnnouncement } from '../../../../ui/feedback/live-region.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { addDraftToUrl } from '../../give/draft/draft-in-url.ts'
import { CopyRow } from '../details/copy-row.tsx'
import styles from './qr.module.css'
import { QR_PX } from './qr-sizes.ts'

/** The QR image to long-press and save, plus the page URL for opening it in a browser that can save. */
export function LongPressImage({ file, label }: { file: File; label: string }) {
  const [source, setSource] = useState<string>()
  const [announcement, announce] = useAnnouncement()

  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSource(url)
    return () => URL.revokeObjectURL(url)
  }, [file])

  return (
    <Stack gap={12} textAlign="center" className={styles.holdPicture}>
      <p className="hint" role="status">
        {t.holdPicture}
      </p>
      <img src={source} alt={label} width={QR_PX.standalone} />
      <p className="hint">{t.openInBrowser}</p>
      <ul className="copyrows line-between text-start">
        <CopyRow
          label={t.pageLink}
          value={`${location.host}${location.pathname}`}
          copyValue={pageUrl()}
          announce={announce}
        />
      </ul>
      <LiveRegion>{announcement}</LiveRegion>
    </Stack>
  )
}

/** Returns the page's URL for another browser, which has neither the draft nor the key that was removed from the URL. */
function pageUrl(): string {
  const url = new URL(location.href)
  addDraftToUrl(url)
  const key = linkKey('pay', url.searchParams.get('pay') ?? '')
  if (key) url.hash = `key=${key}`
  return url.href
}
