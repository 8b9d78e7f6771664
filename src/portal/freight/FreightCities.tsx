import { cityPrices, FREIGHT_BOTTLES } from '#domain/freight/cityPrices'
import type { FreightForm } from '#domain/freight/freightForm'
import { workingDaysText } from '#domain/freight/freightWords'
import { formatBRL } from '#domain/values/money'
import { useWatch } from 'react-hook-form'
import { freight } from '../../shared/freight/freightTexts'
import { DetailCard } from '../../kit/ui/DetailCard'

const text = freight.cities

/** What buyers of three cities pay for 1, 6 and 12 bottles by the values in the form. */
export function FreightCities() {
  const form = useWatch<FreightForm>() as FreightForm
  return (
    <DetailCard title={text.title}>
      <table className="freight-cities">
        <caption className="visually-hidden">{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.city}</th>
            {FREIGHT_BOTTLES.map((bottles) => (
              <th key={bottles} scope="col">
                {text.bottles(bottles)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cityPrices(form).map(({ city, prices, days, isRight }) => (
            <tr key={city}>
              <th scope="row">
                {city}
                {days !== null && <small>{workingDaysText(days)}</small>}
              </th>
              {prices ? (
                prices.map((cents, at) => <td key={FREIGHT_BOTTLES[at]}>{formatBRL(cents)}</td>)
              ) : (
                <td colSpan={FREIGHT_BOTTLES.length}>{isRight ? text.none : text.wrong}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </DetailCard>
  )
}
