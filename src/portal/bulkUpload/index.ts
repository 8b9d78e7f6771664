import { createElement } from 'react'
import type { Feature } from '../../shared/feature'
import { OpenForm } from '../OpenForm'
import { lazyPage } from '../../shared/lazyPage'

const BulkUploadPage = lazyPage(() => import('./BulkUploadPage'))

/** The spreadsheet of wines; reached from the wine list (R24). */
export const bulkUpload: Feature = {
  routes: [
    { path: 'upload-bulk', element: createElement(OpenForm, null, createElement(BulkUploadPage)) },
  ],
}
