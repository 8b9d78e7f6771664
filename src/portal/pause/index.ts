import { createElement, lazy } from 'react'
import type { Feature } from '../../kit/feature'
import { OpenForm } from '../OpenForm'
import { PauseNotice } from './PauseNotice'

/** 'Férias ou safra': the page of the settings, and above every page that nobody buys meanwhile. */
export const pause: Feature = {
  routes: [
    {
      path: 'account-settings/pause',
      element: createElement(OpenForm, null, createElement(lazy(() => import('./PausePage')))),
    },
  ],
  notice: PauseNotice,
}
