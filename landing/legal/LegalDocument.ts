/** A legal text: numbered sections of paragraphs; an array is a list. */
export interface LegalDocument {
  title: string
  summary: string
  sections: readonly LegalSection[]
}

export interface LegalSection {
  id: string
  title: string
  body: readonly (string | readonly string[])[]
}
