import { useFormState, useWatch } from 'react-hook-form'
import { errorPaths } from '../../../kit/form/errorPaths'
import { countFilled, isInSection, sectionPaths, type FormSection } from './formSections'
import { plainNumbers } from './numberText'

/** How many fields of a section are filled in, of how many, and how many have a message. A list is one field. */
export function useSectionCount(section: FormSection): {
  filled: number
  total: number
  wrong: number
} {
  const { errors } = useFormState()
  const paths = sectionPaths(section)
  const values: unknown[] = useWatch({ name: paths })
  return {
    filled: values.filter((value) => countFilled(plainNumbers(value)) > 0).length,
    total: paths.length,
    wrong: errorPaths(errors).filter((path) => isInSection(section, path)).length,
  }
}
