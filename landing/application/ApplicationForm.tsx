import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { applicationErrors } from '#domain/applications/applicationForm'
import type { ApplicationForm as Answers } from '#domain/applications/applicationForm'
import type { FieldErrors } from '#domain/result'
import { dropWaiting, keepWaiting, OFFLINE } from '../client/waitingApplication'
import { clearDraft, restoreDraft, saveDraft } from './applicationDraft'
import { Confirmation } from './Confirmation'
import { Field } from './Field'
import { fields, FORM_ACTION, TRAP_FIELD } from './fields'
import { readForm } from './readForm'
import { keepAttempt, submitApplication } from './submitApplication'
import type { SubmitOutcome } from './submitApplication'
import { Toast } from './Toast'
import type { ToastMessage } from './Toast'

/** A connection that is back may need a moment; after so many attempts the visitor decides. */
const RETRY_MS = 4_000
const RETRIES = 5

interface Props {
  /** Called once React controls the form. */
  onReady?: () => void
}

const toastOf = (outcome: Exclude<SubmitOutcome, { kind: 'unloaded' }>): ToastMessage => {
  if (outcome.kind === 'sent') return { kind: 'ok', title: 'Candidatura submetida com sucesso!' }
  return outcome.kind === 'refused'
    ? {
        kind: 'error',
        title: 'Erro ao submeter candidatura. Tente novamente.',
        description: outcome.hint,
      }
    : { kind: 'error', title: 'Erro inesperado. Tente novamente.' }
}

/**
 * The application form (spec §4, §5). Rendered at build as a plain HTML form that works alone; on the page the
 * inputs stay the browser's (uncontrolled), so nothing typed before React arrived is lost.
 */
export function ApplicationForm({ onReady }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState(false)
  const [accepted, setAccepted] = useState(false)
  const [phase, setPhase] = useState<'editing' | 'submitting' | 'waiting' | 'sent'>('editing')
  const [problems, setProblems] = useState<FieldErrors<keyof Answers>>({})
  const [toast, setToast] = useState<ToastMessage>()
  const dismiss = useCallback(() => setToast(undefined), [])
  // State would let two clicks of one frame through.
  const sending = useRef(false)
  /** Attempts of an application that waits for the connection; 0 for one that the visitor sends. */
  const attempts = useRef(0)
  /** The copy on the device is this page's: another tab may have one of its own. */
  const isKept = useRef(false)

  useEffect(() => {
    if (!form.current) return
    if (restoreDraft(form.current)) {
      isKept.current = true
      setPhase('waiting')
    }
    setAccepted(readForm(form.current).values.acceptTerms)
    setReady(true)
    onReady?.()
  }, [onReady])

  useEffect(() => {
    if (phase !== 'waiting') return undefined
    const send = (): void => {
      attempts.current += 1
      form.current?.requestSubmit()
    }
    addEventListener('online', send)
    const timer = navigator.onLine
      ? setTimeout(send, attempts.current === 0 ? 0 : RETRY_MS)
      : undefined
    return () => {
      removeEventListener('online', send)
      clearTimeout(timer)
    }
  }, [phase])

  const wait = (): void => {
    if (form.current) keepWaiting(form.current)
    isKept.current = true
    keepAttempt()
    setPhase('waiting')
  }

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (sending.current) return
    const filled = readForm(event.currentTarget)
    const found = applicationErrors(filled.values, new Date().getFullYear())
    setProblems(found)
    const [first] = Object.entries(found)
    if (first) {
      setToast({ kind: 'error', title: first[1] })
      const input = event.currentTarget.elements.namedItem(first[0])
      if (input instanceof HTMLElement) input.focus()
      return
    }
    setToast(undefined)
    if (!navigator.onLine) return wait()
    sending.current = true
    setPhase('submitting')
    const outcome = await submitApplication(filled)
    if (outcome.kind === 'unloaded') {
      dropWaiting()
      form.current?.submit()
      return
    }
    sending.current = false
    const isLost = !navigator.onLine || (attempts.current > 0 && attempts.current < RETRIES)
    if (outcome.kind === 'unexpected' && isLost) return wait()
    attempts.current = 0
    // what did not get through is kept on this device, and sent by the next page
    if (outcome.kind !== 'unexpected') dropWaiting()
    setToast(toastOf(outcome))
    if (outcome.kind === 'sent') clearDraft()
    setPhase(outcome.kind === 'sent' ? 'sent' : 'editing')
  }

  const edited = (event: FormEvent<HTMLFormElement>): void => {
    saveDraft(event.currentTarget)
    // What is changed is sent when the visitor sends it again.
    if (isKept.current) dropWaiting()
    isKept.current = false
    if (phase === 'waiting') {
      attempts.current = 0
      setPhase('editing')
    }
    const name = (event.target as HTMLInputElement).name as keyof Answers
    setProblems(({ [name]: _solved, ...others }) => others)
  }

  return (
    <>
      {phase !== 'sent' && (
        <form
          ref={form}
          className="form"
          method="post"
          action={FORM_ACTION}
          noValidate={ready}
          aria-labelledby="form-title"
          aria-busy={phase === 'submitting'}
          onSubmit={(event) => void submit(event)}
          onInput={edited}
        >
          <div>
            <h3 id="form-title">Candidatura de produtor</h3>
            <p className="form-note">Todas as perguntas são obrigatórias. Leva cinco minutos.</p>
            <p className="refused" id="candidatura-recusada" role="alert">
              A candidatura não foi enviada. Volte à página anterior do navegador: suas respostas
              continuam lá. Confira cada uma e tente de novo em alguns minutos.
            </p>
          </div>
          {fields.map((field) => (
            <Field key={field.name} {...field} problem={problems[field.name]} />
          ))}
          <div className="extra" aria-hidden="true">
            <label htmlFor={TRAP_FIELD}>Deixe este campo vazio</label>
            <input id={TRAP_FIELD} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
          </div>
          <div className="check">
            <label>
              <input
                type="checkbox"
                name="acceptTerms"
                required
                onChange={(event) => setAccepted(event.currentTarget.checked)}
              />
              <span>
                Tenho 18 anos ou mais, li e aceito os{' '}
                <a href="/termos-de-uso" target="_blank" rel="noopener">
                  Termos de Uso
                </a>{' '}
                e a{' '}
                <a href="/politica-de-privacidade" target="_blank" rel="noopener">
                  Política de Privacidade
                </a>
                .
              </span>
            </label>
            {problems.acceptTerms && <p className="problem">{problems.acceptTerms}</p>}
          </div>
          {phase === 'waiting' && (
            <p className="problem" role="alert">
              <span>
                <b>{OFFLINE}</b> A candidatura é enviada sozinha quando a internet voltar.
              </span>
            </p>
          )}
          <button
            className="button"
            type="submit"
            disabled={ready && (!accepted || phase === 'submitting')}
          >
            {phase === 'submitting' ? 'Submetendo...' : 'Enviar candidatura'}
          </button>
        </form>
      )}
      <Confirmation shown={phase === 'sent'} />
      {toast && <Toast message={toast} onDismiss={dismiss} />}
    </>
  )
}
