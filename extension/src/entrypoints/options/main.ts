import { renderOptions } from '../../options/render-options.tsx'

const root = document.getElementById('root')
if (root) renderOptions(root)
