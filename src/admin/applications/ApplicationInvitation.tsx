import { invitationEntry } from '#domain/applications/applicationStatus'
import type { Application } from '#domain/applications/applicationWire'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Whether the producer has been invited, or has registered. */
export function ApplicationInvitation({ application }: { application: Application }) {
  return <StatusChip {...invitationEntry(application)} />
}
