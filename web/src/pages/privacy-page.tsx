import { privacyMessages as t } from '@registry/shared/messages/visitor/privacy'
import { visitorPanelMessages } from '@registry/shared/messages/visitor/visitor-panel'
import { StoredDataSection } from '../features/visitor-data/stored-data-section.tsx'
import { mailtoUrl } from '../lib/url/contact-urls.ts'
import { Stack } from '../ui/layout/stack.tsx'
import { Text } from '../ui/text/text.tsx'
import privacyPageStyles from './privacy-page.module.css'
import sidePageLayoutStyles from './side/side-page-layout.module.css'
import { SidePageLayout } from './side/side-page-layout.tsx'

/** /privacy: the Privacy Policy. `contact` is the operator's email address. */
export function PrivacyPage({ contact }: { contact: string | undefined }) {
  return (
    <SidePageLayout>
      <Stack as="header" gap={12}>
        <h1 className="display-38">{t.title}</h1>
        <Text tone="muted" size={18} wrap="pretty" className={sidePageLayoutStyles.sideLead}>
          {t.lead}
        </Text>
        <p className="hint">{t.changed}</p>
      </Stack>
      <Stack gap={24} above={28} className={privacyPageStyles.readingColumns}>
        <Contents />
        <Stack gap={32} fits canBreak className={privacyPageStyles.reading}>
          <section className="pad-20 radius-16 tint-moss" aria-labelledby="short">
            <h2 id="short">{t.short.title}</h2>
            <Points points={t.short.points} />
          </section>
          {t.sections.map(section => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.text.map(text => (
                <p key={text}>{text}</p>
              ))}
              <Points points={section.points} />
            </section>
          ))}
          <StoredDataSection />
          <Contact contact={contact} />
        </Stack>
      </Stack>
    </SidePageLayout>
  )
}

function Contents() {
  return (
    <nav className={privacyPageStyles.readingContents} aria-labelledby="contents">
      <Text as="h2" size={14} weight={600} tone="faint" pad={12} id="contents">
        {t.contents}
      </Text>
      <ul>
        {[...t.sections, visitorPanelMessages, t.contact].map(({ id, title }) => (
          <li key={id}>
            <a className="nav-item" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <ul className="listed stack gap-8 muted above-8">
      {points.map(point => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

function Contact({ contact }: { contact: string | undefined }) {
  const { id, title, parents, operator, noAddress } = t.contact
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{parents}</p>
      {contact ? (
        <p>
          {operator} <a href={mailtoUrl(contact)}>{contact}</a>
        </p>
      ) : (
        <p>{noAddress}</p>
      )}
    </section>
  )
}
