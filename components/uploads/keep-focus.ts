/* A button loses the focus with its row: when the row is moved, is removed, or can be moved no further. */

/** Focuses the button that moved a row, at the row's new place, or the other one if the row can go no further. */
export function focusMoveButton(
  list: HTMLElement | null,
  index: number,
  direction: 'earlier' | 'later',
): void {
  // Waits until the new order is rendered.
  requestAnimationFrame(() => {
    const buttons = list?.children[index]?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled') ?? []
    const button = [...buttons].find(({ dataset }) => dataset['move'] === direction) ?? buttons[0]
    button?.focus()
  })
}

/** Focuses the row in the place of a removed one, or the last row; without rows or without that place, the heading. */
export function focusAfterRemoval(headingId: string, rowIndex?: number): void {
  requestAnimationFrame(() => {
    // A refused removal leaves the focus on its button or has moved it to the reason.
    if (document.activeElement !== document.body) return
    const heading = document.getElementById(headingId)
    const rows = heading?.closest('section')?.querySelectorAll<HTMLElement>('ol > li') ?? []
    const row = rowIndex === undefined ? undefined : rows[Math.min(rowIndex, rows.length - 1)]
    const target = row ?? heading
    target?.focus({ preventScroll: true })
  })
}
