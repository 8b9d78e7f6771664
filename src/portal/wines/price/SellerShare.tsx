import { computeCommission, formatRate } from '#domain/commission/commission'
import { AMOUNT_MAX_CENTS } from '#domain/limits'
import { formatBRL, parseReais } from '#domain/values/money'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useCommission } from '../../commission/useContract'

/** What the seller gets per bottle after commission, while typing; nothing without a price or a rate. */
export function SellerShare({ typed }: { typed: string }) {
  const translate = useTranslate()
  const { data: { rate, inForce } = { rate: null, inForce: null } } = useCommission()
  const cents = parseReais(typed)
  if (inForce === null || !cents || cents < 0 || cents > AMOUNT_MAX_CENTS) return null
  const commission = computeCommission(cents, inForce)
  return (
    <Box
      role="status"
      sx={{
        mt: 1,
        px: 2,
        py: 1.25,
        borderRadius: 2,
        bgcolor: 'success.contrastText',
        color: 'success.main',
      }}
    >
      <Box sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {translate('price_stock.share', { amount: formatBRL(cents - commission) })}
      </Box>
      <Box sx={{ typography: 'caption' }}>
        {translate('price_stock.share_detail', {
          rate: formatRate(inForce),
          commission: formatBRL(commission),
        })}
      </Box>
      {rate !== null && rate !== inForce && (
        <Box sx={{ typography: 'caption' }}>
          {translate('contract.waits', { rate: formatRate(rate) })}
        </Box>
      )}
    </Box>
  )
}
