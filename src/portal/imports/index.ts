import { createElement, lazy } from 'react'
import type { Feature } from '../../kit/feature'
import { OpenForm } from '../OpenForm'

const BulkUploadPage = lazy(() => import('./BulkUploadPage'))

/** The spreadsheet of wines; reached from the wine list (R24). */
export const bulkUpload: Feature = {
  routes: [
    { path: 'upload-bulk', element: createElement(OpenForm, null, createElement(BulkUploadPage)) },
  ],
}
