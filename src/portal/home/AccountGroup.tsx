import { openSteps, type OpenStep } from '#domain/home/todayList'
import type { Today } from '#domain/home/todayWire'
import { ANALYSIS_DAYS } from '#domain/limits'
import { isJoining, ONBOARDING_STEPS, type OnboardingStep } from '#domain/sellers/onboarding'
import { formatDateTime } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import { useTranslate } from 'ra-core'
import { paths } from '../../paths'
import { importAddress } from '../imports/importAddress'
import { LineLink } from './LineLink'
import { TodayGroup } from './TodayGroup'
import { TodayLine } from './TodayLine'
import { useIsOwner } from './useIsOwner'

interface Props {
  account: Today['account']
  stopped: Today['stopped_import']
  isFirst: boolean
}

/** The steps of joining in their order, and later what is still open of the account. */
export function AccountGroup({ account, stopped, isFirst }: Props) {
  const translate = useTranslate()
  const isOwner = useIsOwner()
  const steps = account ? openSteps(account, isOwner) : []
  const total = ONBOARDING_STEPS.length
  const joining = account !== null && isJoining(account.done)
  if (steps.length === 0 && !stopped) return null
  const first = steps.find(({ waits }) => !waits)?.step
  return (
    <TodayGroup
      title={translate(joining ? 'today.joining.title' : 'today.account.title')}
      count={
        joining
          ? translate('today.joining.progress', { done: total - steps.length, total })
          : steps.length + (stopped ? 1 : 0)
      }
    >
      {[
        ...(stopped ? [<StoppedImport key="import" stopped={stopped} />] : []),
        ...(account
          ? steps.map(({ step, waits }) => (
              <Step
                key={step}
                step={step}
                waits={waits}
                account={account}
                isFirst={isFirst && step === first}
              />
            ))
          : []),
      ]}
    </TodayGroup>
  )
}

function Step({
  step,
  waits,
  account,
  isFirst,
}: {
  step: OnboardingStep
  waits: OpenStep['waits']
  account: NonNullable<Today['account']>
  isFirst: boolean
}) {
  const translate = useTranslate()
  const title = translate(`today.steps.${step}.title`)
  const to = waits ? null : addressOf(step, account)
  return (
    <TodayLine
      title={title}
      to={to}
      text={
        waits === 'owner'
          ? translate('today.steps.owner')
          : step === 'pix'
            ? pixText(account.pix, translate)
            : translate(`today.steps.${step}.${waits && step !== 'approved' ? 'waits' : 'text'}`, {
                count: ANALYSIS_DAYS,
              })
      }
      action={
        to !== null && (
          <LineLink
            to={to}
            label={`today.steps.${step}.action`}
            name={title}
            variant={isFirst ? 'contained' : 'outlined'}
          />
        )
      }
    />
  )
}

/** What waits for the key is the reason to give it. */
const pixText = (
  { due, to_come }: NonNullable<Today['account']>['pix'],
  translate: ReturnType<typeof useTranslate>,
): string => {
  if (due > 0) return translate('today.steps.pix.due', { amount: formatBRL(due) })
  return to_come > 0
    ? translate('today.steps.pix.to_come', { amount: formatBRL(to_come) })
    : translate('today.steps.pix.text')
}

function addressOf(step: OnboardingStep, account: NonNullable<Today['account']>): string | null {
  switch (step) {
    case 'profile':
      return paths.portal.accountSettings
    case 'wine':
      return paths.portal.addWine
    case 'price_stock':
      return account.unpriced_wine === null ? null : paths.portal.addPrice(account.unpriced_wine)
    case 'freight':
      return paths.portal.freight
    case 'pix':
      return paths.portal.accountPix
    case 'contract':
      return paths.portal.contract
    case 'publish':
      return account.publishable_wine === null ? null : paths.portal.wine(account.publishable_wine)
    case 'approved':
      return null
  }
}

function StoppedImport({ stopped }: { stopped: NonNullable<Today['stopped_import']> }) {
  const translate = useTranslate()
  const own = `today.account.import_${stopped.status}`
  const title = translate(`${own}.title`)
  const to = importAddress(stopped.id)
  return (
    <TodayLine
      title={title}
      to={to}
      text={translate(`${own}.text`, {
        name: stopped.filename,
        date: formatDateTime(stopped.created_at),
      })}
      action={<LineLink to={to} label={`${own}.action`} name={title} />}
    />
  )
}
