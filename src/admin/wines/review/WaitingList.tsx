import { formatDecimal } from '#domain/values/decimal'
import { saleLackWords } from '#domain/wines/productReview'
import type { WaitingWine } from '#domain/wines/reviewWire'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../paths'
import { useAge } from '../../../kit/ui/useAge'

interface Props {
  /** The oldest ones. */
  wines: readonly WaitingWine[]
  total: number
}

/** The wines that wait for their producer, each with what is missing: there is nothing to decide one after the other. */
export function WaitingList({ wines, total }: Props) {
  const translate = useTranslate()
  const age = useAge()
  return (
    <>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, px: 2, py: 0 }}>
        {wines.map(({ id, title, seller_name, waiting_since, lacks }) => (
          <Typography
            key={id}
            component="li"
            sx={{
              py: 1.5,
              display: 'grid',
              columnGap: 2,
              gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 6fr)' },
              overflowWrap: 'anywhere',
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <span>
              <Link
                component={RouterLink}
                to={paths.admin.review(id, 'waiting')}
                sx={{ fontWeight: 600 }}
              >
                {title}
              </Link>
              <Typography component="span" variant="body2" color="text.secondary" display="block">
                {[seller_name, translate('review_queue.since', { time: age(waiting_since) })]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </span>
            <span>{saleLackWords(lacks)}</span>
          </Typography>
        ))}
      </Card>
      {total > wines.length && (
        <Typography color="text.secondary" sx={{ mt: 1.5 }}>
          {translate('review_queue.oldest_of', {
            shown: formatDecimal(wines.length),
            total: formatDecimal(total),
          })}
        </Typography>
      )}
    </>
  )
}
