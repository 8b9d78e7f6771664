/** The pause that a seller has set, as `{from, to}` of days, also one that is over or to come (#domain/sellers/pause judges); null without one. */
export const pauseOf = (sellerId: string): string => /* sql */ `(
  select jsonb_build_object('from', pause.from_day, 'to', pause.to_day) from seller_pause pause where pause.seller_id = ${sellerId})`
