import '../../../shared/src/design/switch.css'
import '../styles/sheet.css'
import '../styles/ask.css'
import { StoredDataPanel } from '../features/visitor-data/stored-data-panel.tsx'

/** The panel with the styles that a page of words has no other use for. */
export function KeptHerePanel() {
  return <StoredDataPanel />
}
