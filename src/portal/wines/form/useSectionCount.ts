import { useFormState, useWatch } from 'react-hook-form'
import { errorPaths } from '../../../kit/form/errorPaths'
import { countFilled, isInSection, sectionPaths, type FormSection } from './formSections'
import { plainNumbers } from './numberText'

/** How many fields of a section are filled in, and how many have a message. */
export function useSectionCount(section: FormSection): { filled: number; wrong: number } {
  const { errors } = useFormState()
  const values: unknown[] = useWatch({ name: sectionPaths(section) })
  return {
    filled: values.reduce((sum: number, value) => sum + countFilled(plainNumbers(value)), 0),
    wrong: errorPaths(errors).filter((path) => isInSection(section, path)).length,
  }
}
