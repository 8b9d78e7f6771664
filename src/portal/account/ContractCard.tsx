import { formatRate } from '#domain/commission/commission'
import { formatDate } from '#domain/values/dates'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { CONTRACT_HASH, paths } from '../../paths'
import { DetailCard } from '../../kit/ui/DetailCard'
import { LoadingState } from '../../kit/ui/LoadingState'
import { useOpenedByHash } from '../../kit/ui/useOpenedByHash'
import { useCommissionRate, useContract } from '../commission/useContract'
import { ME_QUERY } from '../fetchMe'
import { lazyDialog } from '../../kit/ui/lazyDialog'

const ContractDialog = lazyDialog(() => import('../commission/ContractDialog'))

/** Where a signed contract is found again, and which one is in force; a link can lead to it opened (`paths.portal.contract`). */
export function ContractCard() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useOpenedByHash(CONTRACT_HASH)
  const { data: me } = useQuery(ME_QUERY)
  const { data: rate, isPending: isRatePending } = useCommissionRate()
  const isSigned = me?.seller?.contract_signed === true
  const { data: contract, isLoading: isContractLoading } = useContract({ enabled: isSigned })
  const signedRate = contract?.rate ?? rate ?? undefined
  const isThere = isSigned || (rate !== undefined && rate !== null)
  const isWaiting = signedRate === undefined && (isSigned ? isContractLoading : isRatePending)
  return (
    <DetailCard title={translate('account.contract.title')}>
      {isWaiting ? (
        <LoadingState height={80} />
      ) : (
        <>
          <Typography>
            {isSigned
              ? translate(
                  `account.contract.${signedRate === undefined ? 'signed_only' : 'signed'}`,
                  {
                    date: formatDate(contract?.signed_at ?? me.seller?.contract_signed_at),
                    rate: formatRate(signedRate),
                  },
                )
              : translate(isThere ? 'account.contract.unsigned' : 'account.contract.none')}
          </Typography>
          {isThere && (
            <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1.5, flexWrap: 'wrap' }}>
              <Button variant="outlined" onClick={() => setOpen(true)}>
                {translate('account.contract.open')}
              </Button>
              {contract?.signed_at && (
                <Button href={paths.contractCheck(contract.sha256)} target="_blank">
                  {translate('account.contract.check')}
                </Button>
              )}
            </Stack>
          )}
        </>
      )}
      {/* it reads the contract again, for which the card may wait: the dialog stays */}
      {isOpen && isThere && <ContractDialog onClose={() => setOpen(false)} />}
    </DetailCard>
  )
}
