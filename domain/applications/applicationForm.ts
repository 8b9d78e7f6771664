import { parseInteger } from '../values/decimal'
import { isEmail, normalizeEmail } from '../values/email'
import { FOUNDING_YEAR_MAX, FOUNDING_YEAR_MIN, STOCK_MAX } from '../limits'
import { nameProblem } from '../text/names'
import { cleanLine, textProblem as required } from '../text/plainText'
import { fieldErrors, type FieldErrors } from '../result'
import type { ApplicationRequest } from './applicationWire'

/** The application form of the landing page (spec §3), everything as typed. */
export interface ApplicationForm {
  wineryName: string
  contactPerson: string
  email: string
  city: string
  foundingYear: string
  instagram: string
  stockQuantity: string
  howFoundWinex: string
  acceptTerms: boolean
}

/**
 * Messages by field, in the order of the form: the first is the toast (spec §5), all are shown at their fields (R43).
 *
 * @param thisYear in São Paulo
 */
export function applicationErrors(
  form: ApplicationForm,
  thisYear: number,
): FieldErrors<keyof ApplicationForm> {
  return fieldErrors<keyof ApplicationForm>({
    wineryName: nameProblem(form.wineryName, 'Nome da sua marca é obrigatório'),
    contactPerson: nameProblem(form.contactPerson, 'Responsável é obrigatório'),
    email:
      required(form.email, 'E-mail do responsável é obrigatório') ??
      (isEmail(normalizeEmail(form.email)) ? null : 'Por favor, insira um e-mail válido'),
    city: required(form.city, 'Cidade é obrigatória'),
    foundingYear:
      required(form.foundingYear, 'Ano de fundação é obrigatório') ??
      foundingYearProblem(parseInteger(form.foundingYear), thisYear),
    instagram: required(form.instagram, 'Instagram é obrigatório'),
    stockQuantity:
      required(form.stockQuantity, 'Número de garrafas no estoque é obrigatório') ??
      stockProblem(form.stockQuantity),
    howFoundWinex: required(form.howFoundWinex, 'Como conheceu a winex é obrigatório'),
    acceptTerms: form.acceptTerms ? null : 'Você deve aceitar os termos e condições',
  })
}

/** The row of the suppliers table (spec §3, §7). */
export function applicationRequestOf(
  form: ApplicationForm,
  termsVersion: string,
): ApplicationRequest {
  return {
    brand: cleanLine(form.wineryName),
    responsible_name: cleanLine(form.contactPerson),
    responsible_email: normalizeEmail(form.email),
    city: cleanLine(form.city),
    founding_year: parseInteger(form.foundingYear),
    instagram: cleanLine(form.instagram),
    stock_quantity: parseInteger(form.stockQuantity),
    how_found_winex: cleanLine(form.howFoundWinex),
    terms_version: termsVersion,
  }
}

/** Problem of the year in which a winery was founded, or null. */
export function foundingYearProblem(year: number | null, thisYear: number): string | null {
  if (year === null || year < FOUNDING_YEAR_MIN || year > FOUNDING_YEAR_MAX) {
    return 'Ano de fundação deve ser um ano com quatro dígitos'
  }
  return year > thisYear ? 'Ano de fundação não pode ser no futuro' : null
}

function stockProblem(typed: string): string | null {
  const stock = parseInteger(typed)
  return stock !== null && stock >= 0 && stock <= STOCK_MAX
    ? null
    : 'Número de garrafas no estoque deve ser um número inteiro'
}
