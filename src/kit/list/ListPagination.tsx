import { PAGE_SIZES } from '#domain/limits'
import { formatDecimal } from '#domain/values/decimal'
import type { LabelDisplayedRowsArgs } from '@mui/material/TablePagination'
import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { Pagination, PaginationActions, type PaginationActionsProps } from 'react-admin'

/**
 * react-admin's pages: which rows of how many, the page size, and at most five page links (spec §9).
 *
 * @param stays true for a list within a page, which does not go back to the page's top
 */
export function ListPagination({ stays = false }: { stays?: boolean }) {
  const translate = useTranslate()
  const { page, total } = useListContext()
  const shown = useRef(page)
  useEffect(() => {
    if (!stays && shown.current !== page) window.scrollTo({ top: 0 })
    shown.current = page
  }, [page, stays])
  /** For MUI's table pagination, to which react-admin hands them on; its types do not say so. */
  const texts = {
    labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) =>
      translate('lists.range', {
        from: formatDecimal(from),
        to: formatDecimal(to),
        total: formatDecimal(count),
      }),
    // on the phone react-admin leaves the arrows to MUI, which says them in English
    getItemAriaLabel: (to: string) => translate(`ra.navigation.${to}`),
  }
  // a list that could not be loaded has no pages, and react-admin would count to -1
  if (total === undefined) return null
  return <Pagination rowsPerPageOptions={[...PAGE_SIZES]} actions={PageLinks} {...texts} />
}

/** With one neighbour fewer than MUI shows: its seven links would be too many. */
function PageLinks(props: PaginationActionsProps) {
  const translate = useTranslate()
  const { resource } = useListContext()
  const list = useGetResourceLabel()(resource, 2)
  return (
    <PaginationActions
      {...props}
      size="large"
      siblingCount={0}
      aria-label={translate('lists.pages', { list })}
    />
  )
}
