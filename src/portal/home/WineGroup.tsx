import type { WineAttention } from '#domain/wines/wineAttention'
import type { Today } from '#domain/home/todayWire'
import { useTranslate } from 'ra-core'
import { paths } from '../../paths'
import { LineLink } from './LineLink'
import { TodayGroup } from './TodayGroup'
import { TodayLine } from './TodayLine'

/** The wines that need their seller for one reason. */
export function WineGroup({
  attention,
  wines: { counts, lines },
}: {
  attention: WineAttention
  wines: Today['wines']
}) {
  const translate = useTranslate()
  if (counts[attention] === 0) return null
  return (
    <TodayGroup
      title={translate(`today.wines.${attention}.title`)}
      count={counts[attention]}
      all={paths.portal.wines}
    >
      {lines
        .filter((wine) => wine.attention === attention)
        .map((wine) => (
          <TodayLine
            key={wine.id}
            title={wine.title}
            to={paths.portal.wine(wine.id)}
            text={
              wine.reason ??
              translate(`today.wines.${attention}.text`, {
                smart_count: wine.stock,
                count: wine.stock,
              })
            }
            action={
              <LineLink
                to={
                  attention === 'refused'
                    ? paths.portal.editWine(wine.id)
                    : paths.portal.addPrice(wine.id)
                }
                label={`today.wines.${attention}.action`}
                name={wine.title}
              />
            }
          />
        ))}
    </TodayGroup>
  )
}
