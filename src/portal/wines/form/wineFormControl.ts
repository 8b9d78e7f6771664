import { createContext, useContext } from 'react'
import type { Control } from 'react-hook-form'
import type { WineFormValues } from './wineFormValues'

/**
 * The form's control, which never changes. react-hook-form's own provider gives a new value at each render of the form,
 * and with it draws all eighty fields again at the first letter.
 */
export const WineFormControl = createContext<Control<WineFormValues> | null>(null)

/** For the inputs inside the wine form. */
export function useWineFormControl(): Control<WineFormValues> {
  const control = useContext(WineFormControl)
  if (!control) throw new Error('a wine input outside the wine form')
  return control
}
