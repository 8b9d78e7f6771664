import { AppError } from '../../engine/errors/AppError'

/** Why a file is not taken, at the field that sent it. */
export const refusedFile = (message: string): AppError =>
  AppError.invalid(message, { file: message })
