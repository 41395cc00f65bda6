import { itemMessages } from '@registry/shared/messages/items'
import { type ComponentProps, useState } from 'react'
import { categoryArt } from '../../art/category-art.ts'
import { Field } from '../../ui/field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useFoundPictures } from './use-found-pictures.ts'

type PictureLinkProps = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'> & {
  category: string
  error: string | undefined
}

/** The address of a picture, typed by hand, and the picture once the field is left. */
export function PictureLink({ category, error, ...input }: PictureLinkProps) {
  const { form: texts } = itemMessages
  const [address, setAddress] = useState('')
  const [picture] = useFoundPictures(error === undefined && address !== '' ? [address] : [])
  return (
    <div className="pictures">
      <p className="label">
        <span>{texts.picture}</span>
        <span className="side">{texts.pictureSide}</span>
      </p>
      <div className="preview">
        <Picture
          src={picture?.shownUrl ?? null}
          fallback={categoryArt(category)}
          room={{ width: 260, height: 195 }}
          priority="early"
        />
      </div>
      <Field
        label={texts.pictureLink}
        type="url"
        inputMode="url"
        placeholder={texts.urlPlaceholder}
        hint={texts.pictureHint}
        error={error}
        {...input}
        onBlur={event => {
          setAddress(event.target.value.trim())
          input.onBlur?.(event)
        }}
      />
    </div>
  )
}
