import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Email, isEmail, mailTo } from '../../../src/kit/ui/Email'

test('an e-mail may break after @ and before each point, and is copied without a gap', () => {
  const { container } = render(<Email address="ana.maria@correio.example" />)
  expect(container.innerHTML).toBe('ana<wbr>.maria@<wbr>correio<wbr>.example')
  expect(container.textContent).toBe('ana.maria@correio.example')
})

test('what is in an address adds nothing to the mail that it opens', () => {
  expect(mailTo('ana@correio.example')).toBe('mailto:ana@correio.example')
  expect(mailTo('ana?bcc=x&y@correio.example')).toBe('mailto:ana%3Fbcc%3Dx%26y@correio.example')
})

test('only one address alone counts as an e-mail', () => {
  expect(isEmail('ana@correio.example')).toBe(true)
  expect(isEmail('Ana (ana@correio.example)')).toBe(false)
  expect(isEmail(7)).toBe(false)
})
