import type { ReactNode } from 'react'

/** One column of a list's table. The labels are keys of the catalogue. */
export interface Column<Row> {
  id: string
  label: string
  /** Field to sort by on the server; without it the header is plain text. */
  sortBy?: string
  /** Numbers are aligned to the right, in tabular figures. */
  align?: 'right'
  /** Codes that must stay on one line. */
  nowrap?: true
  /** Hidden on narrower windows: what a list can do without on a tablet. */
  from?: 'md' | 'lg'
  render: (row: Row) => ReactNode
}

/** The name by which react-admin knows a column, and hides it. */
export const columnSource = ({ id, sortBy }: Pick<Column<never>, 'id' | 'sortBy'>): string =>
  sortBy ?? id
