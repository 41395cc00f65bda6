import type { OwnerItem } from '@registry/shared/contract/items/items'
import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { HeroSprig } from '../../art/hero-sprig.tsx'
import '../../features/registry/page/hero.css'
import { HeroText } from '../../features/registry/page/hero-text.tsx'
import type { HeaderValues } from '../../features/settings/header-section.tsx'
import { paths } from '../../lib/url/paths.ts'
import './header-preview.css'

interface HeaderPreviewProps {
  header: HeaderValues
  items: readonly OwnerItem[]
}

/** Preview of the public page's header, rendered with the page's own components. */
export function HeaderPreview({ header: { title, subtitle, slug }, items }: HeaderPreviewProps) {
  const gifted = items.filter(item => item.isFullyFunded).length
  return (
    <section className="header-preview" aria-label={settingsPageMessages.header.preview}>
      <div className="preview-bar" aria-hidden="true">
        <span>{settingsPageMessages.header.preview}</span>
        <span className="truncate">{`${location.host}${paths.registry(slug)}`}</span>
      </div>
      <div className="hero">
        <HeroSprig />
        <HeroText
          heading="p"
          title={title}
          subtitle={subtitle}
          gifted={gifted}
          count={items.length}
        />
      </div>
    </section>
  )
}
