import { useInput } from 'ra-core'
import { useEffect, useRef } from 'react'
import { get } from 'react-hook-form'
import { errorPaths } from '../../kit/form/errorPaths'
import type { Picture } from './profileDraft'

/** A picture, or several, as a value of the form; its previews live as long as the form. */
export function usePictureInput<Value>(source: string) {
  const { field, fieldState } = useInput({ source, parse: asIs, format: asIs })
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const urls = previews.current
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])
  const errors: object = { [source]: fieldState.error }
  const [wrong] = errorPaths(errors)
  return {
    value: field.value as Value,
    change: (value: Value) => field.onChange(value),
    pictureOf: (file: File): Picture => {
      const previewUrl = URL.createObjectURL(file)
      previews.current.add(previewUrl)
      return { file, previewUrl }
    },
    refused: wrong && (get(errors, `${wrong}.message`) as string),
  }
}

const asIs = (value: unknown) => value
