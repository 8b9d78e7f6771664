/** Which part of its page an address leads to (`PageTabs`); null: the first. */
export const partOf = ({ search }: { search: string }): string | null =>
  new URLSearchParams(search).get('parte')
