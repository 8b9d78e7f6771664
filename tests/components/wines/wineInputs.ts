import { fireEvent, screen } from '@testing-library/react'

/** A field of the wine form, by id: looking for labels among eighty fields takes seconds. */
export function input(path: string): HTMLInputElement {
  const found = document.getElementById(`wine-${path.replaceAll('.', '-')}`)
  if (!found) throw new Error(`no input for ${path}`)
  return found as HTMLInputElement
}

/** One event instead of one per letter. */
export const fill = (path: string, text: string) =>
  fireEvent.change(input(path), { target: { value: text } })

/** By its text: looking for roles takes seconds, too. */
export const click = async (name: string) => fireEvent.click(await screen.findByText(name))
