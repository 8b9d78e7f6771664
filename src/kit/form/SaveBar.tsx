import type { ReactNode } from 'react'
import { FormBar } from './FormBar'
import { FormButtons, type FormButtonsProps } from './FormButtons'

/** The bar of a long form, with its buttons; at its left what is kept. */
export const SaveBar = ({ note, ...buttons }: FormButtonsProps & { note?: ReactNode }) => (
  <FormBar note={note}>
    <FormButtons {...buttons} />
  </FormBar>
)
