import '../../../shared/src/design/switch.css'
import '../styles/sheet.css'
import '../styles/ask.css'
import { KeptPanel } from '../features/visitor-data/kept-panel.tsx'

/** The panel with the styles that a page of words has no other use for. */
export function KeptHerePanel() {
  return <KeptPanel />
}
