/**
 * SQL: the moment up to which the month before counts. On a day that it did not have all of it does: this moment of its last day
 * would be less than a day before.
 */
export const monthAgo = (moment: string): string =>
  `case when extract(day from ${moment} - interval '1 month') < extract(day from ${moment}) then date_trunc('month', ${moment})
        else ${moment} - interval '1 month' end`
