import Settings from '@mui/icons-material/Settings'
import { createElement, lazy } from 'react'
import { PAGES } from '#domain/site/pages'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'
import { OpenForm } from '../OpenForm'
import { SETTINGS_PAGE_NAMES, SETTINGS_PAGES, type SettingsPage } from './settingsPages'

const AccountPage = lazy(() => import('./AccountPage'))

/** One component for all, so that header and list are kept from page to page; a seller who may only read has no form of freight or pause. */
const elementOf = (page: SettingsPage) => {
  const opened = createElement(AccountPage, { page })
  return page === 'frete' || page === 'ferias' ? createElement(OpenForm, null, opened) : opened
}

/** 'Configurações da Conta' and the pages beside it. */
export const account: Feature = {
  routes: SETTINGS_PAGE_NAMES.map((page) => ({
    path: SETTINGS_PAGES[page].slice(`${PAGES.portal.address}/`.length),
    element: elementOf(page),
  })),
  navigation: [
    {
      label: 'portal.nav.account_settings',
      to: paths.portal.accountSettings,
      alsoAt: [paths.portal.freight],
      icon: Settings,
      order: 40,
    },
  ],
  pages: SETTINGS_PAGE_NAMES.map((page) => ({
    label: `account.index.${page}`,
    of: 'portal.nav.account_settings',
    to: SETTINGS_PAGES[page],
  })),
}
