import type { ApplicationStatus } from '#domain/applications/applicationStatus'
import type { Application } from '#domain/applications/applicationWire'
import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'

export interface FollowUp {
  status: ApplicationStatus
  notes: string
}

export const followUpOf = ({ status, notes }: Application): FollowUp => ({
  status,
  notes: notes ?? '',
})

/**
 * The follow-up as it is being typed. The record may change below it (an invitation was sent, a colleague saved): a field
 * that nobody touched follows, a touched one stays. Answers a stored value that would be overwritten unseen; saving is
 * refused as a conflict (`seen` is older) until the person accepts that.
 */
export function useTheirFollowUp(
  application: Application,
  seen: Application,
  setSeen: (now: Application) => void,
): Application | null {
  const { reset } = useFormContext<FollowUp>()
  const { dirtyFields } = useFormState<FollowUp>()
  const isTouchedByBoth = (['status', 'notes'] as const).some(
    (field) => dirtyFields[field] && application[field] !== seen[field],
  )
  const isNewer = application.updated_at !== seen.updated_at
  useEffect(() => {
    if (isNewer && !isTouchedByBoth) setSeen(application)
  }, [isNewer, isTouchedByBoth, application, setSeen])
  useEffect(
    () => reset(followUpOf(seen), { keepDirtyValues: true, keepDirty: true }),
    [seen, reset],
  )
  return isTouchedByBoth ? application : null
}
