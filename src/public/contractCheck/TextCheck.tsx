import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { useId, useState, type ChangeEvent } from 'react'
import { Notice } from '../../auth/Notice'

interface Outcome {
  isSame: boolean
  hash: string
}

/** A contract is some pages of text; anything far bigger is another file. */
const FILE_MAX_BYTES = 5 * 1024 * 1024

/**
 * Compares the reader's own text with the signed one, byte for byte, by its SHA-256. It stays in the browser: nothing
 * of it is sent anywhere.
 */
export function TextCheck({ expected }: { expected: string }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const [problem, setProblem] = useState<string>()

  const check = (bytes: Uint8Array) => {
    const hash = bytesToHex(sha256(bytes))
    setProblem(undefined)
    setOutcome({ isSame: hash === expected, hash })
  }
  const checkFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    setOutcome(undefined)
    if (file.size > FILE_MAX_BYTES) {
      setProblem('O arquivo é grande demais para ser o texto de um contrato.')
      return
    }
    const bytes = new Uint8Array(await file.arrayBuffer())
    // the same file may be chosen again after it was changed
    target.value = ''
    if (new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-') {
      setProblem('Este é o PDF. Envie o arquivo contrato.txt, que está anexado dentro dele.')
      return
    }
    check(bytes)
  }
  return (
    <section className="contract-check" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Seu texto é o mesmo?</h2>
      <p>
        Cole o texto ou escolha o arquivo contrato.txt. A conferência é feita aqui no navegador;
        basta um caractere diferente para falhar.
      </p>
      <label htmlFor={`${id}-text`}>Texto do contrato</label>
      <textarea
        id={`${id}-text`}
        rows={6}
        value={typed}
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value)
          setOutcome(undefined)
        }}
      />
      <div className="contract-check-actions">
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            setOutcome(undefined)
            if (typed === '') setProblem('Cole o texto do contrato primeiro.')
            else check(new TextEncoder().encode(typed))
          }}
        >
          Conferir texto
        </button>
        <label className="button contract-file">
          Escolher arquivo
          <input
            type="file"
            accept=".txt,text/plain"
            className="visually-hidden"
            onChange={(event) => void checkFile(event)}
          />
        </label>
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
      {outcome && (
        <>
          <Notice kind={outcome.isSame ? 'info' : 'error'}>
            {outcome.isSame
              ? 'O texto é exatamente o que foi assinado.'
              : 'O texto não é o que foi assinado: há pelo menos um caractere diferente.'}
          </Notice>
          <p className="contract-hash">SHA-256 do seu texto: {outcome.hash}</p>
        </>
      )}
    </section>
  )
}
