import { registryHeaderMessages as t } from '@registry/shared/messages/registry/registry-header'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Inline } from '../../ui/layout/inline.tsx'

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
        <Inline as="p" gap={6} align="center" size={14} weight={500} tone="danger">
          <CircleAlert className="icon icon-16" aria-hidden="true" />
          {error}
        </Inline>
      ) : (
        text !== undefined && (
          <Inline as="p" gap={6} align="center" size={14} weight={500} tone="success">
            {text !== t.picture.uploading && (
              <CircleCheck className="icon icon-16" aria-hidden="true" />
            )}
            {text}
          </Inline>
        )
      )}
    </div>
  )
}
