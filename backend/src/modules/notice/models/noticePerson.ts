import { model } from '@medusajs/framework/utils'

/** How one person is told: their mode of each kind that they have chosen one for, and the hour of their daily summary. */
const NoticePerson = model.define(
  { name: 'noticePerson', tableName: 'notice_person' },
  {
    member_id: model.text().primaryKey(),
    modes: model.json(),
    /** Hour of the day in São Paulo, 0 to 23. */
    summary_hour: model.number(),
    /** Day in São Paulo of the last summary. */
    summarized_on: model.text().nullable(),
  },
)

export default NoticePerson
