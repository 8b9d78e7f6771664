import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LogoSymbol } from '../../../landing/chrome/Logo'
import { Logo } from '../../../src/kit/ui/Logo'

const drawing = (file: string) => readFileSync(`public/${file}`, 'utf8').trim()

test('the public pages and the app show one drawing, that of the brand', () => {
  render(<Logo />)
  const file = screen.getByRole('img', { name: 'winex' }).getAttribute('src')
  expect(file).toBe('/logo-bege.svg')
  const beige = drawing('logo-bege.svg')
  expect(beige.replaceAll('#F4ECE0', '#7A1528')).toBe(drawing('logo-vinho.svg'))
  const [letters = ''] = / d="M32 84[^"]+"/.exec(beige) ?? []
  const symbol = renderToStaticMarkup(<LogoSymbol />)
  expect(symbol).toContain(letters)
  // the header of the public pages turns from beige to red: the colour is the text's
  expect(symbol).not.toMatch(/#[0-9A-F]{6}/i)
})
