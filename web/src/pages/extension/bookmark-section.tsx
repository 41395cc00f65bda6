import { extensionPageMessages } from '@registry/shared/messages/quick-add/extension-page'
import { Bookmark, Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { useCopyToClipboard } from '../../lib/browser/use-copy-to-clipboard.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { LiveRegion, useAnnouncement } from '../../ui/feedback/live-region.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import styles from '../side/side-page-layout.module.css'
import { bookmarkCode } from './bookmark-code.ts'
import { BrowserSteps } from './browser-steps.tsx'

const { bookmark: t } = extensionPageMessages

/** The bookmark that adds from any browser, and how to install it. */
export function BookmarkSection({ origin }: { origin: string }) {
  const code = bookmarkCode(origin)
  return (
    <Card className="spans-columns" aria-labelledby="bookmark">
      <h2 id="bookmark">{t.title}</h2>
      <p>{t.text}</p>
      <Inline gap={12} wrap align="center" above={16}>
        <CopyBookmark code={code} />
        <DraggableBookmark code={code} />
      </Inline>
      <BrowserSteps browsers={t.browsers} />
      <p className={styles.featureNote}>{t.privacy}</p>
    </Card>
  )
}

/** Copies the code; where the browser denies that, shows it in a field. */
function CopyBookmark({ code }: { code: string }) {
  const { copy, isCopied, outcome } = useCopyToClipboard()
  const [message, announce] = useAnnouncement()
  const field = useRef<HTMLTextAreaElement>(null)
  const copyCode = async () => {
    const isDone = await copy(code)
    announce(isDone ? t.copied : t.copyFromField)
    if (!isDone) field.current?.select()
  }
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <Button onClick={() => void copyCode()}>
        <Icon className="icon icon-16" aria-hidden="true" />
        {isCopied ? t.copied : t.copy}
      </Button>
      <LiveRegion>{message}</LiveRegion>
      {outcome?.isDone === false && (
        <div className={styles.bookmarkCode}>
          <TextArea ref={field} label={t.copyFromField} rows={4} readOnly value={code} />
        </div>
      )}
    </>
  )
}

/** Link to drag to the bookmarks bar; a press only says so. */
function DraggableBookmark({ code }: { code: string }) {
  const [message, announce] = useAnnouncement()
  // By the DOM, because React rejects `javascript:` URLs.
  const prepare = (link: HTMLAnchorElement) => {
    const explain = (event: Event) => {
      event.preventDefault()
      announce(t.dragHint)
    }
    link.setAttribute('href', code)
    link.addEventListener('click', explain)
    return () => link.removeEventListener('click', explain)
  }
  return (
    <span className={`row wraps gap-12 align-center hint ${styles.bookmarkDrag}`}>
      {/* biome-ignore lint/a11y/useValidAnchor: its URL is set by `prepare`. */}
      <a ref={prepare} className={buttonClass({ look: 'outline' })}>
        <Bookmark className="icon icon-16" aria-hidden="true" />
        {t.name}
      </a>
      <span role="status">{message || t.drag}</span>
    </span>
  )
}
