import { categoryArt } from '../../art/category-looks.ts'
import { Avatar } from '../../ui/images/avatar.tsx'
import { Brand, BrandMark } from '../../ui/images/brand-mark.tsx'
import { CategoryDot, CategoryLabel } from '../../ui/images/category-label.tsx'
import { ItemPicture } from '../../ui/images/item-picture.tsx'
import { Picture } from '../../ui/images/picture.tsx'
import { Thumbnail } from '../../ui/images/thumbnail.tsx'
import { QrCode } from '../../ui/qr/qr-code.tsx'
import { GalleryRow, GallerySection, GalleryState } from './gallery-section.tsx'
import styles from './ui-gallery.module.css'

const NAMES = ['Auntie Lakshmi', 'Zoë Tan', '李小龍', 'Ravi', 'Mei Ling']
const CATEGORIES = ['Strollers & Accessories', 'Baby Bath Essentials', 'A category of my own']
const FALLBACK = categoryArt('Strollers & Accessories')
const ROOM = { width: 120, height: 120 }

/** Images, logos and QR codes. */
export function ImageGallery() {
  return (
    <>
      <GallerySection name="Avatar">
        <GalleryRow caption="Colour by name; decorative, beside a visible name">
          {NAMES.map(name => (
            <Avatar key={name} name={name} />
          ))}
        </GalleryRow>
      </GallerySection>
      <GallerySection name="Picture, ItemPicture">
        <GalleryState caption="Picture: photo">
          <div className={styles.picture}>
            <Picture src="/icons/touch.png" fallback={FALLBACK} room={ROOM} />
          </div>
        </GalleryState>
        <GalleryState caption="Picture: fallback">
          <div className={styles.picture}>
            <Picture src={null} fallback={FALLBACK} room={ROOM} />
          </div>
        </GalleryState>
        <GalleryState caption="ItemPicture: illustration of the category">
          <div className={styles.picture}>
            <ItemPicture
              item={{ thumbnailUrl: null, picture: null, category: 'Cribs & Bassinets' }}
              room={ROOM}
            />
          </div>
        </GalleryState>
      </GallerySection>
      <GallerySection name="Thumbnail">
        <GalleryRow caption="Illustration, loading">
          <Thumbnail>
            <Picture src={null} fallback={FALLBACK} room={ROOM} />
          </Thumbnail>
          <Thumbnail className="bone" />
        </GalleryRow>
      </GallerySection>
      <GallerySection name="CategoryLabel, CategoryDot">
        {CATEGORIES.map(category => (
          <GalleryRow key={category} caption="Label, and icon only">
            <CategoryLabel category={category} />
            <CategoryDot category={category} />
          </GalleryRow>
        ))}
      </GallerySection>
      <GallerySection name="Brand, BrandMark">
        <GalleryRow caption="Link, text, mark only">
          <Brand href="#gallery-Avatar" />
          <Brand />
          <BrandMark />
        </GalleryRow>
      </GallerySection>
      <GallerySection name="QrCode">
        <GalleryState caption="Black on white in dark mode too">
          <QrCode text="https://example.com" label="QR code of example.com" size={160} />
        </GalleryState>
      </GallerySection>
    </>
  )
}
