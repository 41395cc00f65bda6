import './start-reading.ts'

import { renderPopup } from '../../popup/render-popup.tsx'
import { opening, tab } from './start-reading.ts'

const root = document.getElementById('root')
if (root) renderPopup(root, tab, opening)
