import type { Column } from './Column'

/** What a column's head and cells share: figures of one width, and when they show at all. */
export function columnSx(column: Pick<Column<never>, 'align' | 'from' | 'nowrap'>) {
  return {
    paddingInline: 1.5,
    '&:first-of-type': { pl: 2 },
    '&:last-of-type': { pr: 2 },
    verticalAlign: 'middle',
    ...(column.align === 'right' && { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
    ...(column.nowrap && { whiteSpace: 'nowrap' }),
    ...(column.from === 'lg' && { display: { md: 'none', lg: 'table-cell' } }),
  } as const
}
