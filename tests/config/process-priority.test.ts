import os from 'node:os'
import { expect, it, vi } from 'vitest'
import { lowerPriority } from '../../lib/config/process-priority'

it('the priority of a process is lowered, and never raised, which only an administrator may do', () => {
  const setPriority = vi.spyOn(os, 'setPriority').mockImplementation(() => {})
  const getPriority = vi.spyOn(os, 'getPriority')
  for (const current of [0, 12]) {
    getPriority.mockReturnValueOnce(current)
    lowerPriority({ pid: 7 }, 5)
  }
  lowerPriority({}, 5)
  expect(setPriority.mock.calls).toEqual([
    [7, 5],
    [7, 12],
  ])
})
