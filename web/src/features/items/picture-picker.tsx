import { itemMessages } from '@registry/shared/messages/items'
import { Check, ImagePlus } from 'lucide-react'
import { useEffect } from 'react'
import { categoryArt } from '../../art/category-art.ts'
import { Picture } from '../../ui/picture.tsx'
import { type FoundPicture, useFoundPictures } from './use-found-pictures.ts'

interface PicturePickerProps {
  title: string
  category: string
  /** Addresses to choose from. */
  urls: readonly string[]
  value: string
  onChange: (url: string) => void
  /** Says below how many there are to choose from. */
  note?: (count: number) => string
}

/** The item's picture large, and the others to choose from. */
export function PicturePicker({
  title,
  category,
  urls,
  value,
  onChange,
  note,
}: PicturePickerProps) {
  const pictures = useFoundPictures(urls)
  useNextWhenGone(pictures, urls, value, onChange)
  const chosen = pictures.find(picture => picture.url === value)
  return (
    <fieldset className="pictures">
      <legend className="label">{title}</legend>
      <div className="preview">
        {chosen && !chosen.shownUrl ? (
          <span className="bone" />
        ) : (
          <Picture
            src={chosen?.shownUrl ?? null}
            fallback={categoryArt(category)}
            room={{ width: 260, height: 195 }}
            priority="early"
          />
        )}
      </div>
      <ul className="picks">
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <Tile
              picture={picture}
              label={itemMessages.form.pictureOf(index + 1, pictures.length)}
              isChosen={picture.url === value}
              fallback={categoryArt(category)}
              onChoose={() => onChange(picture.url)}
            />
          </li>
        ))}
        <li>
          <button
            type="button"
            className="pick"
            aria-pressed={value === ''}
            aria-label={itemMessages.form.noPicture}
            onClick={() => onChange('')}
          >
            <ImagePlus className="icon pick-none" aria-hidden="true" />
            {value === '' && <Tick />}
          </button>
        </li>
      </ul>
      {note && <p className="hint">{note(pictures.length)}</p>}
    </fieldset>
  )
}

/** A picture that cannot be read is no choice: the next one takes its place. */
function useNextWhenGone(
  pictures: FoundPicture[],
  urls: readonly string[],
  value: string,
  onChange: (url: string) => void,
): void {
  const isGone = urls.includes(value) && !pictures.some(picture => picture.url === value)
  const next = pictures[0]?.url ?? ''
  useEffect(() => {
    if (isGone) onChange(next)
  }, [isGone, next, onChange])
}

interface TileProps {
  picture: FoundPicture
  label: string
  isChosen: boolean
  fallback: string
  onChoose: () => void
}

function Tile({ picture, label, isChosen, fallback, onChoose }: TileProps) {
  return (
    <button
      type="button"
      className="pick"
      aria-pressed={isChosen}
      aria-label={label}
      aria-busy={!picture.shownUrl}
      onClick={onChoose}
    >
      {picture.shownUrl ? (
        <Picture src={picture.shownUrl} fallback={fallback} room={{ width: 56, height: 56 }} />
      ) : (
        <span className="bone" />
      )}
      {isChosen && <Tick />}
    </button>
  )
}

function Tick() {
  return (
    <i>
      <Check className="icon" aria-hidden="true" />
    </i>
  )
}
