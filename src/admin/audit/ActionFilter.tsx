import {
  actionsAbout,
  AUDIT_ACTIONS,
  AUDIT_SUBJECT_KEYS,
  AUDIT_SUBJECTS,
} from '#domain/audit/auditActions'
import { useListFilterContext, useTranslate } from 'ra-core'
import { SearchedFilter, type FilterOption } from './SearchedFilter'

/** What was done: one action, or all about a subject; found by typing. */
export function ActionFilter() {
  const translate = useTranslate()
  const { filterValues } = useListFilterContext()
  const options = AUDIT_SUBJECT_KEYS.flatMap((subject): FilterOption[] => {
    const group = AUDIT_SUBJECTS[subject]
    return [
      { id: subject, name: translate('audit.filter.all_about', { subject: group }), group },
      ...actionsAbout(subject).map((action) => ({
        id: action,
        name: AUDIT_ACTIONS[action],
        group,
      })),
    ]
  })
  return (
    <SearchedFilter
      source="action"
      label="audit.filter.action"
      all="audit.filter.all_actions"
      none="audit.filter.action_none"
      options={options}
      chosen={options.find(({ id }) => id === filterValues.action) ?? null}
    />
  )
}
