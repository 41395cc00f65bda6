import { liveMessages } from '@registry/shared/messages/live'

const { title, text } = liveMessages.offline

/** Says that a copy is a copy, where what keeps the page up to date was never fetched. */
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
