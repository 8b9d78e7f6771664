import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { startColorMode } from './shared/theme/colorMode'
import './shared/theme/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html lacks #root')

startColorMode()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
