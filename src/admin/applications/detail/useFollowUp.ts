import type { ApplicationStatus } from '#domain/applications/applicationStatus'
import type { Application } from '#domain/wire/application'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'

export interface FollowUp {
  status: ApplicationStatus
  notes: string
}

const followUpOf = ({ status, notes }: Application): FollowUp => ({ status, notes: notes ?? '' })

/**
 * The follow-up as it is being typed. The record may change below it (an invitation was sent, a colleague saved): a field
 * that nobody touched follows, a touched one stays. `theirs` is a stored value that would be overwritten unseen; saving is
 * refused as a conflict (`seen` is older) until the person accepts that.
 */
export function useFollowUp(application: Application) {
  const [seen, setSeen] = useState(application)
  const form = useForm<FollowUp>({ defaultValues: followUpOf(application) })
  const { dirtyFields } = form.formState
  const isTouchedByBoth = (['status', 'notes'] as const).some(
    (field) => dirtyFields[field] && application[field] !== seen[field],
  )
  if (application.updated_at !== seen.updated_at && !isTouchedByBoth) setSeen(application)
  useEffect(() => form.reset(followUpOf(seen), { keepDirtyValues: true }), [seen, form])
  return {
    form,
    seen,
    theirs: isTouchedByBoth ? application : null,
    /** What the person typed may replace what they have now read. */
    accept: () => setSeen(application),
  }
}
