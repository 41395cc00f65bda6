import { registryHeaderMessages as t } from '@registry/shared/messages/registry/registry-header'
import { CircleAlert, CircleCheck } from 'lucide-react'
import styles from './celebration-section.module.css'

interface SaveStatusProps {
  /** Text of a success or of work in progress. */
  text?: string | undefined
  error?: string | undefined
}

/** Announces the result of the last change. */
export function SaveStatus({ text, error }: SaveStatusProps) {
  return (
    <div role="status">
      {error !== undefined ? (
        <p className={`${styles.status} ${styles.isError}`}>
          <CircleAlert className="icon icon-16" aria-hidden="true" />
          {error}
        </p>
      ) : (
        text !== undefined && (
          <p className={styles.status}>
            {text !== t.picture.uploading && (
              <CircleCheck className="icon icon-16" aria-hidden="true" />
            )}
            {text}
          </p>
        )
      )}
    </div>
  )
}
