import { IMAGE_MAX_BYTES } from '../limits'

/** Image types of wines and sellers (spec §9): PNG, JPG, JPEG; the admin seller photo also WEBP. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/jpg'] as const
export const ADMIN_PHOTO_TYPES = [...IMAGE_TYPES, 'image/webp'] as const

export interface ChosenFile {
  type: string
  /** Bytes. */
  size: number
}

/** The problem of a chosen wine image, or null (spec §5 Wine image upload, R26). */
export function wineImageProblem(file: ChosenFile | null | undefined): string | null {
  if (!file) return 'Por favor, selecione uma imagem primeiro.'
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) {
    return 'Por favor, selecione um arquivo de imagem válido.'
  }
  return file.size > IMAGE_MAX_BYTES ? 'A imagem deve ter no máximo 5MB.' : null
}

/** The problem of a profile photo chosen by the seller, or null (spec §5 Profile form). */
export const profilePhotoProblem = wineImageProblem

/** The problem of a seller photo chosen by staff, or null (spec §5 Admin seller photo). */
export function adminPhotoProblem(file: ChosenFile | null | undefined): string | null {
  if (!file) return 'Nenhum arquivo selecionado'
  if (!(ADMIN_PHOTO_TYPES as readonly string[]).includes(file.type)) {
    return 'Formato invalido. Use JPEG, PNG ou WEBP.'
  }
  return file.size > IMAGE_MAX_BYTES ? 'Arquivo excede 5MB.' : null
}
