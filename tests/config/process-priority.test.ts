import os from 'node:os'
import { expect, it, vi } from 'vitest'
import { lowerPriority } from '../../lib/config/process-priority'

it('the priority of a process is lowered but never raised, because only an administrator may raise it', () => {
  const setPriority = vi.spyOn(os, 'setPriority').mockImplementation(() => {})
  const getPriority = vi.spyOn(os, 'getPriority')
  for (const current of [0, 12]) {
    getPriority.mockReturnValueOnce(current)
    lowerPriority({ pid: 7 }, 5)
  }
  // A process that could not be started has no id.
  lowerPriority({}, 5)
  expect(setPriority.mock.calls).toEqual([
    [7, 5],
    [7, 12],
  ])
})
