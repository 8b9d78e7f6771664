import type { ApplicationForm } from '#domain/applications/applicationForm'
import { CITY_MAX, EMAIL_MAX, NAME_MAX, SHORT_TEXT_MAX } from '#domain/limits'

export type TextField = Exclude<keyof ApplicationForm, 'acceptTerms'>

interface FieldProps {
  name: TextField
  label: string
  maxLength: number
  placeholder?: string
  type?: 'email'
  inputMode?: 'numeric' | 'email'
  autoComplete?: string
}

/** The questions, in the order in which the messages of spec §5 are checked. */
export const fields: readonly FieldProps[] = [
  {
    name: 'wineryName',
    label: 'Nome da sua marca',
    maxLength: NAME_MAX,
    autoComplete: 'organization',
  },
  { name: 'contactPerson', label: 'Responsável', maxLength: NAME_MAX, autoComplete: 'name' },
  {
    name: 'email',
    label: 'E-mail do responsável',
    maxLength: EMAIL_MAX,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  },
  {
    name: 'city',
    label: 'Cidade',
    maxLength: CITY_MAX,
    placeholder: 'Cidade e estado',
    autoComplete: 'address-level2',
  },
  {
    name: 'foundingYear',
    label: 'Ano de fundação',
    maxLength: 4,
    placeholder: 'Ex.: 2014',
    inputMode: 'numeric',
  },
  { name: 'instagram', label: 'Instagram', maxLength: SHORT_TEXT_MAX, placeholder: '@suavinicola' },
  {
    name: 'stockQuantity',
    label: 'Número de garrafas no estoque',
    maxLength: 9,
    placeholder: 'Ex.: 1800',
    inputMode: 'numeric',
  },
  {
    name: 'howFoundWinex',
    label: 'Como conheceu a winex',
    maxLength: SHORT_TEXT_MAX,
    placeholder: 'Feira, amigo, Instagram…',
  },
]

/** A field that people never see; who fills it is a robot. */
export const TRAP_FIELD = 'website'

/** Where the form is posted, with and without JavaScript. */
export const FORM_ACTION = '/api/rest/v1/suppliers'
