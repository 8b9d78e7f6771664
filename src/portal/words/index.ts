import { createElement } from 'react'
import type { Feature } from '../../shared/feature'
import { lazyPage } from '../../shared/lazyPage'

/** 'Palavras': what the words of the portal mean. */
export const words: Feature = {
  routes: [{ path: 'words', element: createElement(lazyPage(() => import('./WordsPage'))) }],
}
