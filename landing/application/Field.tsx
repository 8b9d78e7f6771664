import type { fields } from './fields'

type Props = (typeof fields)[number] & { problem: string | undefined }

export function Field({ name, label, problem, type, ...input }: Props) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type ?? 'text'}
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-problem` : undefined}
        {...input}
      />
      {problem && (
        <p className="problem" id={`${name}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
