// @vitest-environment jsdom
import fs from 'node:fs'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from '../../components/ui/icon'

const read = (file: string) => fs.readFileSync(`components/ui/${file}`, 'utf8')

test('the sprite has exactly the icons that a component can name', () => {
  const iconNames = [...read('icon.tsx').matchAll(/^ {2}\| '([a-z0-9-]+)'$/gm)].map(([, name]) => name)
  const symbols = [...read('icons.svg').matchAll(/<symbol id="([a-z0-9-]+)" viewBox="0 0 24 24">/g)]
  expect(symbols.map(([, id]) => id)).toEqual(iconNames)
  expect(iconNames.length, 'the patterns above find the icons').toBeGreaterThan(40)
})

test('an icon is hidden from screen readers unless it has a label', () => {
  const { container } = render(
    <>
      <Icon name="phone" className="size-4" />
      <Icon name="scale" label="Redress scheme badge" />
    </>,
  )
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
    'Redress scheme badge',
  ])
  const [decoration] = container.querySelectorAll('svg')
  expect(decoration?.getAttribute('aria-hidden')).toBe('true')
  expect(decoration?.querySelector('use')?.getAttribute('href')).toMatch(/#phone$/)
})
