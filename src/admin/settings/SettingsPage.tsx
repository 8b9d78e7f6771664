import { SETTING_GROUPS, type SettingGroup } from '#domain/site/settings'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { serverMessage } from '../../kit/http/serverMessage'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import { PageTabs } from '../../kit/ui/PageTabs'
import type { AdminDataProvider } from '../dataProvider'
import { SettingsForm } from './SettingsForm'
import { SettingsHistory } from './SettingsHistory'
import { SETTINGS_KEY } from './settingsKey'

const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[]

/** 'Configurações': one group of fields at a time, and who changed what. */
export default function SettingsPage() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AdminDataProvider>()
  // asked for once per visit: nothing is exchanged under what is being typed, a conflict is told when saving
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: () => dataProvider.getSettings(),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <>
      <PageHeader title={translate('settings.title')} subtitle={translate('settings.subtitle')} />
      {!isFetchedAfterMount && <LoadingState label={translate('settings.loading')} height={520} />}
      {isFetchedAfterMount && !data && (
        <ErrorState
          title={translate('settings.error')}
          message={serverMessage(error, translate('settings.try_again'))}
          onRetry={() => void refetch()}
        />
      )}
      {isFetchedAfterMount && data && (
        <PageTabs
          label={translate('settings.parts')}
          tabs={[
            ...GROUPS.map((group) => ({
              name: group,
              label: SETTING_GROUPS[group].label,
              content: () => (
                <SettingsForm key={`${group} ${data.version}`} group={group} stored={data} />
              ),
            })),
            {
              name: 'history',
              label: translate('settings.history.title'),
              content: () => <SettingsHistory />,
            },
          ]}
        />
      )}
    </>
  )
}
