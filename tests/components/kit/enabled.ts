import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** The control once it can be pressed or typed into: when what it waits for is known, or over. */
export async function enabled(control: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(control).toBeEnabled())
  return control
}
