import { APPLICATION_STATUSES } from '#domain/applications/applicationStatus'
import type { Application } from '#domain/applications/applicationWire'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Nova, Em contato, Aprovada, Recusada. */
export function ApplicationStatus({ application }: { application: Application }) {
  return <StatusChip {...APPLICATION_STATUSES[application.status]} />
}
