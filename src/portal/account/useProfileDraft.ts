import { profileErrors, type ProfileForm } from '#domain/sellers/profileForm'
import type { FieldErrors } from '#domain/result'
import type { Member } from '#domain/wire/member'
import { useCallback, useEffect, useRef, useState } from 'react'
import { draftChanged, openDraft, type Picture, type ProfileDraft } from './profileDraft'

export type ProfileField = keyof ProfileForm

/** The profile being edited, with the messages of its fields: a field's own once it was left or sent. */
export function useProfileDraft(me: Member) {
  // What stood here when editing began stays, also when the profile is fetched again meanwhile.
  const [opened] = useState(() => openDraft(me))
  const [draft, setDraft] = useState(opened)
  const [shown, setShown] = useState<ReadonlySet<ProfileField>>(new Set())
  const [isComplete, setComplete] = useState(false)
  const [refused, setRefused] = useState<FieldErrors>({})
  const saved = useRef(false)
  const previews = useRef(new Set<string>())
  const problems = profileErrors(draft.form)

  useEffect(() => {
    const urls = previews.current
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])

  const change = (field: ProfileField, text: string) => {
    setDraft((now) => ({ ...now, form: { ...now.form, [field]: text } }))
    setRefused((now) => ({ ...now, [field]: undefined }))
  }
  const fill = (update: (now: ProfileForm) => ProfileForm) =>
    setDraft((now) => ({ ...now, form: update(now.form) }))
  const leave = (field: ProfileField) => setShown((now) => new Set(now).add(field))
  const setPhoto = (photo: Picture | null) => setDraft((now) => ({ ...now, photo }))
  const setCertifications = (certifications: Picture[]) =>
    setDraft((now) => ({ ...now, certifications }))
  const pictureOf = (file: File): Picture => {
    const previewUrl = URL.createObjectURL(file)
    previews.current.add(previewUrl)
    return { file, previewUrl }
  }
  const problemOf = (field: ProfileField): string | undefined =>
    refused[field] ?? (isComplete || shown.has(field) ? problems[field] : undefined)
  const isUnsaved = useCallback(
    () => !saved.current && draftChanged(draft, opened),
    [draft, opened],
  )

  return {
    opened,
    draft,
    problems,
    refused,
    change,
    fill,
    leave,
    setPhoto,
    setCertifications,
    pictureOf,
    problemOf,
    setRefused,
    /** Judges every field from now on. */
    showAll: () => setComplete(true),
    isUnsaved,
    markSaved: () => {
      saved.current = true
    },
  }
}

export type EditedProfile = ReturnType<typeof useProfileDraft> & { draft: ProfileDraft }
