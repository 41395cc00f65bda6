import { ApiError } from '@registry/shared/client/api-error'
import type { RegistryHeaderSettings } from '@registry/shared/contract/registry/registry-header'
import { registryHeaderMessages } from '@registry/shared/messages/registry/registry-header'
import { ImagePlus, Trash2 } from 'lucide-react'
import { type ChangeEvent, useId, useRef } from 'react'
import { serverErrorMessage } from '../../lib/api-client/server-error-message.ts'
import { TooSmallPhotoError, UnreadablePhotoError } from '../../lib/images/resize-photo.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import styles from './celebration-section.module.css'
import { DescriptionField } from './description-field.tsx'
import { SaveStatus } from './save-status.tsx'
import { useSaveRegistryHeader } from './use-registry-header.ts'

const t = registryHeaderMessages.picture

function errorText(error: Error | null): string | undefined {
  if (!error) return undefined
  if (error instanceof UnreadablePhotoError) return t.unreadable
  if (error instanceof TooSmallPhotoError) return t.tooSmall
  if (error instanceof ApiError && error.code === 'IMAGE_UNREADABLE') return t.unreadable
  return serverErrorMessage(error) ?? t.failed
}

/** Chooses, changes, removes and describes the image. */
export function PictureField({ saved }: { saved: RegistryHeaderSettings }) {
  const { picture, pictureAlt } = saved
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const { mutate, mutateAsync, isPending, isSuccess, variables, error } = useSaveRegistryHeader()
  const isUploading = isPending && variables.kind === 'upload'
  const isRemoving = isPending && variables.kind === 'remove'
  const savedText = variables?.kind === 'remove' ? t.removed : registryHeaderMessages.saved

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (chosen) mutate({ kind: 'upload', file: chosen })
    // Without this, choosing the same file again would not fire a change event.
    target.value = ''
  }
  const remove = () => {
    file.current?.focus()
    mutate({ kind: 'remove' })
  }
  return (
    <Stack as="fieldset" gap={12}>
      <legend className="label">{t.label}</legend>
      <Inline gap={16} align="center" wrap>
        {picture && (
          <img className={styles.picture} src={picture.url} alt={t.alt} width="96" height="96" />
        )}
        <Inline gap={8} wrap>
          <label className="btn btn-outline file-pick">
            <input
              ref={file}
              className="vh"
              type="file"
              accept="image/*"
              aria-describedby={`${id}-hint`}
              disabled={isUploading}
              onChange={choose}
            />
            <ImagePlus className="icon" aria-hidden="true" />
            {picture ? t.change : t.choose}
          </label>
          {picture && (
            // Enabled while the description is being saved: the press that ends its edit may be on this button.
            <Button look="danger-quiet" disabled={isUploading || isRemoving} onClick={remove}>
              <Trash2 className="icon" aria-hidden="true" />
              {t.remove}
            </Button>
          )}
        </Inline>
      </Inline>
      <SaveStatus
        text={isUploading ? t.uploading : isSuccess ? savedText : undefined}
        error={errorText(error)}
      />
      <p className="hint" id={`${id}-hint`}>
        {t.hint}
      </p>
      {picture && (
        <DescriptionField
          saved={pictureAlt}
          save={text => mutateAsync({ kind: 'change', changes: { pictureAlt: text } })}
        />
      )}
    </Stack>
  )
}
