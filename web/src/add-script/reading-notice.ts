import { addScriptMessages } from '@registry/shared/messages/quick-add/add-script'

/**
 * Shows that the page is being read, until the returned function is called. Styled by properties,
 * because the page's content security policy may forbid style elements and attributes.
 */
export function showReadingNotice(document: Document): () => void {
  const notice = document.createElement('div')
  notice.setAttribute('role', 'status')
  Object.assign(notice.style, {
    all: 'initial',
    position: 'fixed',
    zIndex: '2147483647',
    insetBlockStart: '12px',
    insetInline: '12px',
    maxInlineSize: '320px',
    marginInline: 'auto',
    padding: '12px 16px',
    borderRadius: '12px',
    background: 'CanvasText',
    color: 'Canvas',
    font: '600 16px/1.4 system-ui, sans-serif',
    textAlign: 'center',
  })
  notice.textContent = addScriptMessages.reading
  document.documentElement.append(notice)
  return () => notice.remove()
}
