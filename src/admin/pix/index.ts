import { createElement, lazy } from 'react'
import type { Feature } from '../../kit/feature'
import { paths } from '../../paths'

/** 'PIX recebidos': money that matches no charge, and a day at the bank against ours. Found by the home's queue, from 'Repasses' and by the search. */
export const pix: Feature = {
  may: 'seeMoney',
  resources: [{ name: 'pix', list: lazy(() => import('./ReceiptList')) }],
  routes: [{ path: 'pix-day', element: createElement(lazy(() => import('./DayPage'))) }],
  pages: [
    { label: 'admin_pix.list.title', to: paths.admin.pix },
    { label: 'admin_pix.day.title', to: paths.admin.pixDay() },
  ],
}
