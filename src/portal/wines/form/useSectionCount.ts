import { useFormState, useWatch, type FieldPath } from 'react-hook-form'
import { errorPaths } from './errorPaths'
import { countFilled, isInSection, sectionPaths, type FormSection } from './formSections'
import { plainNumbers } from './numberText'
import { useWineFormControl } from './wineFormControl'
import type { WineFormValues } from './wineFormValues'

/** How many fields of a section are filled in, and how many have a message. */
export function useSectionCount(section: FormSection): { filled: number; wrong: number } {
  const control = useWineFormControl()
  const { errors } = useFormState({ control })
  const values: unknown[] = useWatch({
    control,
    name: sectionPaths(section) as FieldPath<WineFormValues>[],
  })
  return {
    filled: values.reduce((sum: number, value) => sum + countFilled(plainNumbers(value)), 0),
    wrong: errorPaths(errors).filter((path) => isInSection(section, path)).length,
  }
}
