import { shownWines } from '#domain/home/todayList'
import type { Today } from '#domain/home/todayWire'
import type { WineAttention } from '#domain/wines/wineAttention'
import { useTranslate } from 'ra-core'
import { paths } from '../../paths'
import { LineLink } from './LineLink'
import { PublishGroup } from './PublishGroup'
import { TodayGroup } from './TodayGroup'
import { TodayLine } from './TodayLine'

interface Props {
  attention: WineAttention
  today: Today
  isFirst: boolean
}

/** The wines that need their seller for one reason. */
export function WineGroup(props: Props) {
  const { attention, today, isFirst } = props
  const translate = useTranslate()
  const { counts, lines } = today.wines
  if (attention === 'publish') return <PublishGroup today={today} isFirst={isFirst} />
  if (!shownWines(attention, today)) return null
  const count = counts[attention]
  const title = translate(`today.wines.${attention}.title`)
  return (
    <TodayGroup
      title={title}
      count={count}
      all={count > 1 ? paths.portal.attentionWines(attention) : undefined}
      action={
        attention === 'price' &&
        count > 1 && (
          <LineLink
            to={paths.portal.attentionGrid('price')}
            label="today.wines.price.all"
            name={title}
            variant={isFirst ? 'contained' : 'outlined'}
          />
        )
      }
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
