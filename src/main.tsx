// first: what a component says of its own looks counts against it
import './kit/theme/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { configureSite, SITE_BLOCK } from '#domain/site/siteConfig'
import { App, router } from './App'
import { removeFrame } from './kit/ui/FrameGone'
import { startColorMode } from './kit/theme/colorMode'

const root = document.getElementById('root')
if (!root) throw new Error('index.html lacks #root')

configureSite(JSON.parse(document.getElementById(SITE_BLOCK)?.textContent ?? '{}'))

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

startColorMode()
if (root.hasChildNodes()) void takeOver(root)
else createRoot(root).render(app)

// The frame in an area's HTML is for that area alone, until its page is drawn beside it.
const area = window.location.pathname.split('/', 2).join('/')
router.subscribe(({ location, errors }) => {
  if (errors || !location.pathname.startsWith(area)) removeFrame()
})

/**
 * Takes over a prerendered page (decision 03) once its code is there; until then it stays as it is, and a person who
 * types into it already goes on typing. When the guard leads elsewhere, React renders that instead.
 */
async function takeOver(page: HTMLElement) {
  const address = window.location.pathname
  await routerInitialized()
  const { location, errors } = router.state
  if (location.pathname === address && !errors) hydrateRoot(page, app)
  else createRoot(page).render(app)
}

function routerInitialized(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
