import { hasErrors } from '#domain/result'
import { saoPauloDate } from '#domain/values/dates'
import { wineFormErrors } from '#domain/wines/wineForm'
import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import { plainNumbers } from './numberText'
import type { WineFormValues } from './wineFormValues'

/** The domain's rules as react-hook-form's resolver: the same messages as the spec's and the server's (§5). */
export const resolveWineForm: Resolver<WineFormValues> = (values) => {
  const problems = wineFormErrors(plainNumbers(values), saoPauloDate(new Date()) ?? '')
  if (!hasErrors(problems)) return { values, errors: {} }
  const errors: FieldErrors<WineFormValues> = {}
  for (const [path, message] of Object.entries(problems)) {
    set(errors, path, { type: 'rule', message })
  }
  return { values: {}, errors }
}
