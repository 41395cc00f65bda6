import { welcomeMessages } from '@registry/shared/messages/registry/welcome'
import { useRef, useState } from 'react'
import { CrashScreen } from '../popup/crash-screen.tsx'
import { ErrorBoundary } from '../popup/error-boundary.tsx'
import { BodyTag } from '../popup/ui/body.tsx'
import { HeartLeaf } from '../popup/ui/heart-leaf.tsx'
import styles from './demo.module.css'
import { DemoPopup } from './demo-popup.tsx'
import { DemoRetailerPage } from './demo-retailer-page.tsx'

const t = welcomeMessages.demo

/** Demo of QuickAdd on a drawn product page, without an account. */
export function Demo() {
  const [tries, setTries] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const heart = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    heart.current?.focus()
  }
  return (
    <section className={styles.wDemo} aria-labelledby="demo">
      <h2 className="display-24" id="demo">
        {t.title}
      </h2>
      <p className="muted above-4">{t.text}</p>
      <div className="panel above-20">
        <div className={`row gap-10 align-center fill-sunken ${styles.wBar}`}>
          <span className={`row gap-6 ${styles.wDots}`} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span className={`truncate text-14 tone-muted grows fill-surface ${styles.wAddress}`}>
            {t.address}
          </span>
          <span className={`text-14 weight-600 tone-accent ${styles.wHint}`} aria-hidden="true">
            {!isOpen && t.pressHere}
          </span>
          <button
            ref={heart}
            type="button"
            className={`btn btn-icon ${isOpen ? 'btn-outline' : styles.wHeart}`}
            aria-label={t.open}
            aria-expanded={isOpen}
            onClick={() => (isOpen ? close() : setIsOpen(true))}
          >
            <HeartLeaf />
          </button>
        </div>
        <div className={`relative pad-20 ${isOpen ? styles.isCovered : ''}`}>
          <DemoRetailerPage />
          {isOpen && (
            <ErrorBoundary key={tries} fallback={broken}>
              <DemoPopup onClose={close} onAgain={() => setTries(tries + 1)} />
            </ErrorBoundary>
          )}
        </div>
      </div>
    </section>
  )
}

const broken = (
  <BodyTag value="div">
    <section
      className={`column line-around radius-16 text-14 ${styles.wPopup}`}
      aria-label={t.popup}
    >
      <CrashScreen />
    </section>
  </BodyTag>
)
