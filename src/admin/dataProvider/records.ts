import { createDataProvider } from '../../kit/dataProvider/createDataProvider'
import { viewsResource } from '../../kit/views/viewsResource'
import { applications } from './applications'
import { auditPeople } from './auditPeople'
import { commissionRules } from './commissionRules'
import { resources } from './resources'
import { staff } from './staff'

/** The records of the admin area: what is created, read, updated and deleted. */
export const records = createDataProvider(resources, {
  applications,
  'audit-people': auditPeople,
  'commission-rules': commissionRules,
  staff,
  views: viewsResource('admin'),
})
