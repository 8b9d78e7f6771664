/** Id of a field's input, by its dotted path in the form. */
export const fieldId = (path: string): string => `wine-${path.replaceAll('.', '-')}`

/** Anchor of a section. */
export const sectionId = (section: string): string => `secao-${section}`

/** Id of the button that opens a section. */
export const sectionTitleId = (section: string): string => `${sectionId(section)}-titulo`
