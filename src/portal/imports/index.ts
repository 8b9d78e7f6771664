import { canWrite } from '#domain/sellers/seller'
import { createElement, lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'
import { OpenForm } from '../OpenForm'

const BulkUploadPage = lazy(() => import('./BulkUploadPage'))

/** The spreadsheet of wines; reached from the wine list (R24). */
export const bulkUpload: Feature = {
  routes: [
    { path: 'upload-bulk', element: createElement(OpenForm, null, createElement(BulkUploadPage)) },
  ],
  acts: [{ label: 'quick_search.act.import_wines', seller: canWrite, to: paths.portal.uploadBulk }],
}
