import { NAME_MAX } from '../limits'
import { nameProblem } from '../text/names'
import { text } from './common'

/** The name of a person or a winery that others read in mails: no address in it, and not the marketplace's own. */
export const optionalName = text(NAME_MAX).superRefine((name, context) => {
  const message = nameProblem(name)
  if (message) context.addIssue({ code: 'custom', message })
})

export const name = optionalName.min(1)
