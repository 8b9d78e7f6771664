import { PAGE_SIZES } from '#domain/limits'
import { formatDecimal } from '#domain/values/decimal'
import type { PaginationRenderItemParams } from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import type { LabelDisplayedRowsArgs } from '@mui/material/TablePagination'
import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { Pagination, PaginationActions, type PaginationActionsProps } from 'react-admin'
import { useListTotal } from './useListTotal'

/**
 * react-admin's pages: which rows of how many, the page size, and at most five page links (spec §9).
 *
 * @param stays true for a list within a page, which does not go back to the page's top
 */
export function ListPagination({ stays = false }: { stays?: boolean }) {
  const translate = useTranslate()
  const { hasNextPage, page, total, ...list } = useListContext()
  const rows: readonly unknown[] | undefined = list.data
  const { count: totalInWords } = useListTotal()
  const shown = useRef(page)
  useEffect(() => {
    if (!stays && shown.current !== page) window.scrollTo({ top: 0 })
    shown.current = page
  }, [page, stays])
  /** For MUI's table pagination, to which react-admin hands them on; its types do not say so. */
  const texts = {
    labelDisplayedRows: ({ from, to }: LabelDisplayedRowsArgs) =>
      translate('lists.range', {
        from: formatDecimal(from),
        // without a total MUI takes every page for a full one
        to: formatDecimal(total === undefined ? from + (rows?.length ?? 0) - 1 : to),
        total: totalInWords,
      }),
    // on the phone react-admin leaves the arrows to MUI, which says them in English
    getItemAriaLabel: (to: string) => translate(`ra.navigation.${to}`),
  }
  // a list that could not be loaded has no pages, and react-admin would count to -1
  if (rows === undefined) return null
  return (
    <Pagination
      rowsPerPageOptions={[...PAGE_SIZES]}
      // without a total there are no numbered pages, but react-admin's steps to the next and the one before (R62)
      actions={total === undefined ? undefined : PageLinks}
      slotProps={{ actions: { nextButton: { disabled: !hasNextPage } } }}
      {...texts}
    />
  )
}

/** First and last page, the page and its neighbours: of MUI's six or seven links at most five stay. */
function PageLinks(props: PaginationActionsProps) {
  const translate = useTranslate()
  const { resource } = useListContext()
  const list = useGetResourceLabel()(resource, 2)
  const [page, last] = [props.page + 1, Math.ceil(props.count / props.rowsPerPage)]
  return (
    <PaginationActions
      {...props}
      size="large"
      renderItem={(item: PaginationRenderItemParams) => {
        const left = item.type === 'page' ? leftOut(item.page, page, last) : undefined
        if (left === 'gone') return null
        return <PaginationItem {...item} {...(left && { type: left })} />
      }}
      aria-label={translate('lists.pages', { list })}
    />
  )
}

/** What takes the place of a link too many: an ellipsis, or nothing where one is beside it. */
function leftOut(
  link: number | null,
  page: number,
  last: number,
): 'gone' | 'start-ellipsis' | 'end-ellipsis' | undefined {
  if (last <= 5) return undefined
  if ((page <= 3 && link === 5) || (page >= last - 2 && link === last - 4))
    return last > 6 ? 'gone' : 'end-ellipsis'
  if (page === 4 && link === 2) return 'start-ellipsis'
  return page === last - 3 && link === last - 1 ? 'end-ellipsis' : undefined
}
