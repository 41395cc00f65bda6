import { liveMessages } from '@registry/shared/messages/registry/live-registry'

const { title, text } = liveMessages.offline

/**
 * Notice that the page is an offline copy, shown where the code of live updates could not be
 * loaded.
 */
export function OfflineNotice() {
  return (
    <div role="status">
      <div className="page-notice">
        <p>
          <strong>{title}</strong> {text}
        </p>
      </div>
    </div>
  )
}
