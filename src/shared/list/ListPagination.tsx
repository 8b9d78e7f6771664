import { formatDecimal } from '#domain/values/decimal'
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListPaginationContext, useTranslate } from 'ra-core'
import { PageButton } from './PageButton'
import { pageLinks } from './pageLinks'
import { PageSizeSelect } from './PageSizeSelect'

/**
 * Which rows of how many, the page size, and at most five page links (spec §9).
 *
 * @param stays true for a list within a page, which does not go back to the page's top
 */
export function ListPagination({ stays = false }: { stays?: boolean }) {
  const translate = useTranslate()
  const { page, perPage, setPage, total } = useListPaginationContext()
  if (total === undefined || total === 0) return null
  const pages = Math.max(1, Math.ceil(total / perPage))

  const goTo = (target: number) => {
    setPage(target)
    if (!stays) window.scrollTo({ top: 0 })
  }
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      sx={{ justifyContent: 'space-between', alignItems: 'center' }}
    >
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {translate('lists.range', {
            from: formatDecimal(Math.min(total, (page - 1) * perPage + 1)),
            to: formatDecimal(Math.min(total, page * perPage)),
            total: formatDecimal(total),
          })}
        </Typography>
        <PageSizeSelect />
      </Stack>
      {pages > 1 && (
        <Box component="nav" aria-label={translate('lists.pages')}>
          <Stack
            component="ul"
            direction="row"
            sx={{ listStyle: 'none', m: 0, p: 0, gap: { xs: 0, sm: 0.5 }, alignItems: 'center' }}
          >
            <li>
              <PageButton
                label={translate('lists.previous_page')}
                disabled={page <= 1}
                onClick={() => goTo(page - 1)}
              >
                <ChevronLeftIcon fontSize="small" />
              </PageButton>
            </li>
            {pageLinks(page, pages).map((link, index) =>
              link === 'ellipsis' ? (
                <Box component="li" key={`gap-${String(index)}`} aria-hidden sx={{ px: 0.5 }}>
                  …
                </Box>
              ) : (
                <li key={link}>
                  <PageButton
                    label={translate('lists.go_to_page', { page: link })}
                    current={link === page}
                    onClick={() => goTo(link)}
                  >
                    {link}
                  </PageButton>
                </li>
              ),
            )}
            <li>
              <PageButton
                label={translate('lists.next_page')}
                disabled={page >= pages}
                onClick={() => goTo(page + 1)}
              >
                <ChevronRightIcon fontSize="small" />
              </PageButton>
            </li>
          </Stack>
        </Box>
      )}
    </Stack>
  )
}
