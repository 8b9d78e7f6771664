import { maskPhone } from '#domain/text/masks'

/** Phones fill in '+55 54 99999-0000': the country is dropped, or the mask would take it for the area code. */
export const maskTypedPhone = (typed: string): string => maskPhone(typed.replace(/^\s*\+\s*55/, ''))
