import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { CrashScreen } from '../../ui/feedback/crash-screen.tsx'
import { Illustration } from '../../ui/images/illustration.tsx'
import { PromptCard } from '../../ui/layout/prompt-card.tsx'
import { PromptPage } from '../../ui/layout/prompt-page.tsx'

/** Components with a `main` element, by name: a page can contain only one of them. */
export const FULL_PAGES: Record<string, ReactNode> = {
  PromptCard: (
    <PromptCard foot="Text below the card">
      <h1 className="display-30">Sign in</h1>
      <p>Content of the card.</p>
    </PromptCard>
  ),
  PromptPage: (
    <PromptPage
      picture={<Illustration of="waiting-pram" />}
      title="Almost there"
      text="We have sent you an email."
    >
      <Button isBlock>Send it again</Button>
    </PromptPage>
  ),
  CrashScreen: <CrashScreen details="TypeError: items is undefined" />,
}
