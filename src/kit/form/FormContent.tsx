import type { ReactNode } from 'react'
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form'

export type ContentOf<Values> = ReactNode | ((typed: Values) => ReactNode)

/** A form's content; a function is called again with every letter that is typed. */
export function FormContent<Values extends FieldValues>(props: { children: ContentOf<Values> }) {
  const { children } = props
  return typeof children === 'function' ? <Typed<Values>>{children}</Typed> : children
}

function Typed<Values extends FieldValues>(props: { children: (typed: Values) => ReactNode }) {
  const { getValues } = useFormContext<Values>()
  useWatch()
  return props.children(getValues())
}
