import { Check } from 'lucide-react'
import { GallerySection, GalleryState } from './gallery-section.tsx'

const LONG = 'A foldable travel pram with a rain cover, a carrycot and a footmuff for the winter. '

/** Classes for elements that are none of the components, and for parts that differ on phones. */
export function ClassGallery() {
  return (
    <GallerySection name="Classes">
      <GalleryState caption="panel">
        <div className="panel pad-16">Raised area</div>
      </GalleryState>
      <GalleryState caption="clamp">
        <p className="clamp">{LONG.repeat(3)}</p>
      </GalleryState>
      <GalleryState caption="inline-row">
        Sent{' '}
        <span className="inline-row gap-4 tone-success">
          <Check className="icon icon-16" aria-hidden="true" /> and received
        </span>
      </GalleryState>
      <GalleryState caption="chosen-mark, relative">
        <div className="relative tap">
          <i className="chosen-mark">
            <Check className="icon icon-16" aria-hidden="true" />
          </i>
        </div>
      </GalleryState>
      <GalleryState caption="not-on-phones, only-on-phones">
        <p className="not-on-phones">Not on phones</p>
        <p className="only-on-phones">Only on phones</p>
      </GalleryState>
      <GalleryState caption="column, block, one-line, keeps-size, pushed">
        <div className="column">
          <span className="block">A block</span>
          <span className="one-line truncate">{LONG}</span>
          <span className="row">
            <span className="keeps-size">Start</span>
            <span className="pushed">End</span>
          </span>
        </div>
      </GalleryState>
      <GalleryState caption="hover-sunken, tap">
        <button type="button" className="hover-sunken tap radius-12 pad-12">
          Hover it
        </button>
      </GalleryState>
      <GalleryState caption="clips, in-corner, row-link, quiet-link, covers-row, tap-small">
        <ul className="panel clips relative">
          <li className="in-corner">Corner</li>
          <li>
            <a className="row row-link hover-sunken pad-12" href="#clips">
              A row that is a link
            </a>
          </li>
          <li className="relative pad-12">
            <a className="quiet-link covers-row" href="#covers-row">
              A link that covers its row
            </a>
          </li>
          <li className="tap-small pad-12">Text</li>
        </ul>
      </GalleryState>
      <GalleryState caption="fills-on-phones, choice-small">
        <div className="row gap-8 fills-on-phones">
          <button type="button" className="choice-small" aria-pressed="true">
            Warm
          </button>
          <button type="button" className="choice-small" aria-pressed="false">
            Short
          </button>
        </div>
      </GalleryState>
      <GalleryState caption="parts, parted">
        <div className="stack gap-16">
          <div className="stack gap-16 parts">
            <p>First</p>
            <p>Second</p>
          </div>
          <p className="parted">Below a line</p>
        </div>
      </GalleryState>
      <GalleryState caption="listed">
        <ul className="listed">
          <li>First</li>
          <li>Second</li>
        </ul>
      </GalleryState>
      <GalleryState caption="quote">
        <blockquote className="quote">{LONG}</blockquote>
      </GalleryState>
      <GalleryState caption="tone-leaf">
        <Check className="icon tone-leaf" aria-hidden="true" />
      </GalleryState>
      <GalleryState caption="focus-target, gone-if-empty">
        <div className="focus-target" tabIndex={-1}>
          Without a ring
        </div>
        <p className="gone-if-empty" />
      </GalleryState>
    </GallerySection>
  )
}
