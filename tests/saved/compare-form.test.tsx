// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { CompareForm, CompareTick } from '@/components/saved/compare-form'

beforeEach(() => window.history.replaceState(null, '', '/saved-homes'))

const Homes = ({ ids }: { ids: number[] }) => (
  <>
    <CompareForm homeCount={ids.length} />
    {ids.map((id) => (
      <CompareTick key={id} home={{ kind: 'sale', id }} address={`${id} Mill Lane`} />
    ))}
  </>
)
const findTick = (id: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare: ${id} Mill Lane` })

test('a fifth home cannot be ticked until one of the four ticked homes is unticked or removed', async () => {
  const { rerender } = render(<Homes ids={[1, 2, 3, 4, 5]} />)
  expect(screen.getByRole('status').textContent).toBe('Tick 2 to 4 of them.')
  for (const id of [1, 2, 3]) await userEvent.click(findTick(id))
  expect(findTick(5).disabled).toBe(false)
  await userEvent.click(findTick(4))
  expect(screen.getByRole('status').textContent).toContain('4 homes are ticked, which is the most')
  expect([findTick(4).disabled, findTick(5).disabled]).toEqual([false, true])
  await userEvent.click(findTick(1))
  expect(findTick(5).disabled).toBe(false)
  await userEvent.click(findTick(1))
  rerender(<Homes ids={[2, 3, 4, 5]} />)
  expect(findTick(5).disabled).toBe(false)
})

test('the ticks are written to the URL, and restored from it', async () => {
  const { unmount } = render(<Homes ids={[1, 2, 3]} />)
  await userEvent.click(findTick(2))
  await userEvent.click(findTick(3))
  await userEvent.click(findTick(2))
  expect(window.location.search).toBe('?home=sale%3A3')
  unmount()
  render(<Homes ids={[1, 2, 3]} />)
  expect([1, 2, 3].map((id) => findTick(id).checked)).toEqual([false, false, true])
})
