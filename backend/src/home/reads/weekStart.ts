/**
 * SQL: the Sunday 00:00 with which the week of a moment begins (R52), both without a zone. Weeks of the database begin
 * on Monday. Of a date, `date_trunc` makes midnight in the session's zone.
 *
 * @param moment a timestamp without a zone, as the clocks in São Paulo show it
 */
export const weekStart = (moment: string): string =>
  `date_trunc('week', ${moment} + interval '1 day') - interval '1 day'`
