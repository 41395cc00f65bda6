import '../../../../shared/src/design/switch.css'
import '../../styles/sheet.css'
import '../../styles/ask.css'
import { StoredDataPanel } from './stored-data-panel.tsx'

/** The panel with its styles, which the privacy page does not need otherwise. */
export function StyledStoredDataPanel() {
  return <StoredDataPanel />
}
